import type { Vendor } from '../vendor.ts';

export const braze: Vendor = {
  slug: 'braze',
  name: 'Braze',
  category: 'messaging',
  statusPageUrl: 'https://status.braze.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'appboy.com' },
    { suffix: 'appboycdn.com' },
    { host: 'js.appboycdn.com' },
    { suffix: 'braze.com' },
    { suffix: 'braze.eu' },
  ],
  packages: {
    pypi: [
      { name: 'braze-client-p311', class: 'C' },
      { name: 'airflow-provider-braze', class: 'C' },
      { name: 'braze-client', class: 'C' },
      { name: 'airbyte-source-braze', class: 'C' },
    ],
    generic: [{ prefix: 'env:BRAZE_', class: 'B' }],
    gem: [{ name: 'braze_ruby', class: 'C' }],
    pub: [{ name: 'braze_plugin' }],
    cocoapods: [
      { name: 'Segment-Appboy' },
      { name: 'braze-react-native-sdk' },
      { name: 'BrazeUICompat' },
      { name: 'BrazePushStory' },
      { name: 'BrazeNotificationService' },
      { name: 'BrazeKitCompat' },
      { name: 'BrazeLocation' },
      { name: 'BrazeUI' },
      { name: 'Appboy-iOS-SDK' },
      { name: 'BrazeKit' },
    ],
    maven: [
      { name: 'com.rudderstack.android.integration:braze', class: 'C' },
      { group: 'com.appboy' },
      { group: 'com.braze' },
    ],
    npm: [
      { name: '@braze/expo-plugin' },
      { name: 'react-native-appboy-sdk' },
      { name: 'appboy-web-sdk' },
      { name: 'braze-api', class: 'C' },
      { name: '@braze/react-native-sdk' },
      { name: '@braze/web-sdk' },
    ],
    swift: [
      { name: 'github.com/appboy/appboy-ios-sdk' },
      { name: 'github.com/braze-inc/braze-swift-sdk-prebuilt-static' },
      { name: 'github.com/braze-inc/braze-swift-sdk' },
    ],
  },
  sources: ['https://www.braze.com/docs/api', 'https://status.braze.com', 'known'],
};
