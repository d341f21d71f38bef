import type { Vendor } from '../vendor.ts';

export const afterpay: Vendor = {
  slug: 'afterpay',
  name: 'Afterpay',
  category: 'payments',
  statusPageUrl: 'https://status.afterpay.com',
  hosts: [
    { host: 'api.afterpay.com' },
    { host: 'api.us.afterpay.com' },
    { host: 'global-api.afterpay.com' },
    { suffix: 'afterpay.com' },
  ],
  packages: {
    maven: [{ group: 'com.afterpay' }],
    swift: [{ name: 'github.com/afterpay/sdk-ios' }],
    cocoapods: [{ name: 'afterpay-ios' }, { name: 'Afterpay' }],
  },
  sources: ['https://developers.cash.app'],
};
