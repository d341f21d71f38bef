import type { Vendor } from '../vendor.ts';

export const jumio: Vendor = {
  slug: 'jumio',
  name: 'Jumio',
  category: 'identity',
  statusPageUrl: 'https://monitor.jumio.com',
  hosts: [
    { suffix: 'netverify.com' },
    { suffix: 'jumio.ai' },
    { host: 'account.amer-1.jumio.ai' },
    { suffix: 'jumio.com' },
  ],
  packages: {
    pub: [
      { name: 'jumiomobilesdk', class: 'C' },
      { name: 'jumio_mobile_sdk_flutter', class: 'C' },
    ],
    maven: [{ group: 'com.jumio.android' }, { name: 'com.jumio.android:core' }],
    swift: [{ name: 'github.com/Jumio/mobile-sdk-ios' }],
    cocoapods: [{ name: 'JumioIProov' }, { name: 'JumioMobileSDK-FAT' }, { name: 'JumioMobileSDK' }, { name: 'Jumio' }],
    npm: [{ name: '@jumio/websdk' }],
  },
  sources: ['https://docs.jumio.com', 'https://monitor.jumio.com', 'known'],
};
