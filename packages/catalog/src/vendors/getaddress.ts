import type { Vendor } from '../vendor.ts';

export const getaddress: Vendor = {
  slug: 'getaddress',
  name: 'getAddress.io',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.getaddress.io' }, { suffix: 'getaddress.io' }],
  packages: { npm: [{ name: 'getaddress-api' }] },
  sources: ['https://documentation.getaddress.io', 'known'],
};
