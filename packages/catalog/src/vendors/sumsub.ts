import type { Vendor } from '../vendor.ts';

export const sumsub: Vendor = {
  slug: 'sumsub',
  name: 'Sumsub',
  category: 'identity',
  statusPageUrl: 'https://status.sumsub.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.sumsub.com' }, { suffix: 'sumsub.com' }],
  packages: {
    swift: [{ name: 'github.com/SumSubstance/IdensicMobileSDK-iOS', class: 'C' }],
    pub: [{ name: 'flutter_idensic_mobile_sdk_plugin' }],
    maven: [
      { group: 'com.sumsub.sns' },
      { name: 'com.sumsub.sns:idensic-mobile-sdk-eid' },
      { name: 'com.sumsub.sns:idensic-mobile-sdk-fisherman' },
      { name: 'com.sumsub.sns:idensic-mobile-sdk-nfc' },
      { name: 'com.sumsub.sns:idensic-mobile-sdk-videoident' },
      { name: 'com.sumsub.sns:idensic-mobile-sdk' },
    ],
    cocoapods: [{ name: 'react-native-mobilesdk-module' }, { name: 'IdensicMobileSDK' }],
    generic: [{ prefix: 'env:SUMSUB_', class: 'B' }],
    npm: [
      { name: 'sumsub-node', class: 'C' },
      { name: '@sumsub/react-native-mobilesdk-module' },
      { name: '@sumsub/websdk-react' },
      { name: '@sumsub/websdk' },
    ],
  },
  sources: ['https://docs.sumsub.com', 'https://status.sumsub.com', 'known'],
};
