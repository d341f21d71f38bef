import type { Vendor } from '../vendor.ts';

export const adjust: Vendor = {
  slug: 'adjust',
  name: 'Adjust',
  category: 'analytics',
  statusPageUrl: 'https://status.adjust.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'app.adjust.com' },
    { suffix: 'adjust.com' },
    { suffix: 'adj.st' },
    { suffix: 'adjust.io' },
    { suffix: 'adjust.net.in' },
    { suffix: 'adjust.world' },
  ],
  packages: {
    pypi: [{ name: 'airbyte-source-adjust', class: 'C' }],
    cocoapods: [
      { name: 'Segment-Adjust', class: 'C' },
      { name: 'react-native-adjust' },
      { name: 'AdjustSignature' },
      { name: 'Adjust' },
    ],
    maven: [{ name: 'com.rudderstack.android.integration:adjust', class: 'C' }, { group: 'com.adjust.sdk' }],
    npm: [
      { name: '@config-plugins/react-native-adjust', class: 'C' },
      { name: '@awesome-cordova-plugins/adjust', class: 'C' },
      { name: 'react-native-adjust-oaid' },
      { name: 'com.adjust.sdk' },
      { name: '@adjustcom/smart-banner-sdk' },
      { name: '@adjustcom/adjust-web-sdk' },
      { name: 'react-native-adjust' },
    ],
    pub: [{ name: 'adjust_sdk' }],
    swift: [
      { name: 'github.com/segment-integrations/analytics-swift-adjust', class: 'C' },
      { name: 'github.com/adjust/ios_sdk' },
    ],
  },
  sources: ['https://dev.adjust.com', 'https://status.adjust.com', 'known'],
};
