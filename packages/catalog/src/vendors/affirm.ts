import type { Vendor } from '../vendor.ts';

export const affirm: Vendor = {
  slug: 'affirm',
  name: 'Affirm',
  category: 'payments',
  statusPageUrl: 'https://status.affirm.com',
  hosts: [{ host: 'api.affirm.com' }, { host: 'sandbox.affirm.com' }, { suffix: 'affirm.com' }],
  packages: {
    maven: [{ group: 'com.affirm' }],
    swift: [{ name: 'github.com/affirm/affirm-merchant-sdk-ios' }],
    cocoapods: [{ name: 'AffirmSDK' }],
    composer: [{ name: 'eduardlleshi/omnipay-affirm', class: 'C' }],
  },
  sources: ['https://docs.affirm.com'],
};
