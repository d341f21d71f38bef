import type { Vendor } from '../vendor.ts';

export const veriff: Vendor = {
  slug: 'veriff',
  name: 'Veriff',
  category: 'identity',
  statusPageUrl: 'https://status.veriff.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'stationapi.veriff.com' }, { suffix: 'veriff.me' }, { suffix: 'veriff.com' }],
  packages: {
    pub: [{ name: 'veriff_flutter' }],
    maven: [{ group: 'com.veriff' }, { name: 'com.veriff:veriff-library' }],
    swift: [{ name: 'github.com/Veriff/veriff-ios-spm' }],
    cocoapods: [{ name: 'Veriff', class: 'C' }, { name: 'VeriffSDK' }],
    npm: [{ name: '@veriff/react-native-sdk' }, { name: '@veriff/incontext-sdk' }, { name: '@veriff/js-sdk' }],
  },
  sources: ['https://developers.veriff.com', 'https://status.veriff.com', 'known'],
};
