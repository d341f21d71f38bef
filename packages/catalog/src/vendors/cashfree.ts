import type { Vendor } from '../vendor.ts';

export const cashfree: Vendor = {
  slug: 'cashfree',
  name: 'Cashfree',
  category: 'payments',
  statusPageUrl: 'https://status.cashfree.com',
  hosts: [{ host: 'api.cashfree.com' }, { host: 'sandbox.cashfree.com' }, { suffix: 'cashfree.com' }],
  packages: {
    composer: [{ name: 'cashfree/omnipay-cashfree', class: 'C' }],
    generic: [{ prefix: 'env:CASHFREE_', class: 'B' }],
    npm: [{ name: 'cashfree-sdk' }, { name: 'cashfree-pg' }],
    pypi: [{ name: 'cashfree_pg' }],
  },
  sources: ['https://www.cashfree.com/docs'],
};
