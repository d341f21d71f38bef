import type { Vendor } from '../vendor.ts';

export const maxio: Vendor = {
  slug: 'maxio',
  name: 'Maxio Advanced Billing',
  category: 'payments',
  statusPageUrl: 'https://maxio.statuspage.io',
  hosts: [{ suffix: 'chargify.com' }, { suffix: 'maxio.com' }],
  packages: {
    pypi: [{ name: 'maxio-advanced-billing-sdk' }, { name: 'tap-chargify', class: 'C' }],
    generic: [{ prefix: 'env:MAXIO_', class: 'B' }],
    gem: [{ name: 'chargify_api_ares' }],
    npm: [{ name: '@maxio-com/advanced-billing-sdk' }],
  },
  sources: ['https://developers.maxio.com'],
};
