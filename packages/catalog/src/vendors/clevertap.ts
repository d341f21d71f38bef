import type { Vendor } from '../vendor.ts';

export const clevertap: Vendor = {
  slug: 'clevertap',
  name: 'CleverTap',
  category: 'marketing',
  statusPageUrl: 'https://status.clevertap.com',
  hosts: [{ suffix: 'clevertap-prod.com' }, { suffix: 'api.clevertap.com' }, { suffix: 'clevertap.com' }],
  packages: {
    generic: [{ prefix: 'env:CLEVERTAP_', class: 'B' }],
    cocoapods: [
      { name: 'CleverTap-SignedCall-SDK', class: 'C' },
      { name: 'CleverTap-Geofence-SDK', class: 'C' },
      { name: 'Segment-CleverTap', class: 'C' },
      { name: 'CTNotificationContent' },
      { name: 'clevertap-react-native' },
      { name: 'clevertap_plugin' },
      { name: 'CleverTapWatchOS' },
      { name: 'CleverTapLocation' },
      { name: 'CTNotificationService' },
      { name: 'CleverTap-iOS-SDK' },
    ],
    maven: [
      { group: 'com.clevertap.android' },
      { name: 'com.clevertap.android:push-templates' },
      { name: 'com.clevertap.android:clevertap-android-sdk' },
    ],
    npm: [{ name: 'clevertap-web-sdk' }, { name: 'clevertap' }, { name: 'clevertap-react-native' }],
    pub: [{ prefix: 'clevertap_' }, { name: 'clevertap_signedcall_flutter', class: 'C' }, { name: 'clevertap_plugin' }],
  },
  sources: ['https://developer.clevertap.com/docs', 'known'],
};
