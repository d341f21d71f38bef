import type { Vendor } from '../vendor.ts';

export const smartlook: Vendor = {
  slug: 'smartlook',
  name: 'Smartlook',
  category: 'analytics',
  statusPageUrl: null,
  hosts: [{ suffix: 'smartlook.com' }, { suffix: 'smartlook.cloud' }, { suffix: 'getsmartlook.com' }],
  packages: {
    swift: [{ name: 'github.com/smartlook/analytics-swift-package', class: 'C' }],
    maven: [
      { group: 'com.smartlook.android' },
      { group: 'com.smartlook.recording' },
      { name: 'com.smartlook.android:smartlook-analytics' },
    ],
    generic: [{ prefix: 'env:SMARTLOOK_', class: 'B' }],
    cocoapods: [{ name: 'Smartlook' }, { name: 'SmartlookAnalytics' }],
    npm: [{ name: 'react-native-smartlook-analytics' }, { name: 'smartlook' }, { name: 'smartlook-client' }],
    pub: [{ name: 'flutter_smartlook' }],
  },
  sources: ['https://web.developer.smartlook.com', 'known'],
};
