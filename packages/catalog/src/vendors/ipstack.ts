import type { Vendor } from '../vendor.ts';

export const ipstack: Vendor = {
  slug: 'ipstack',
  name: 'ipstack',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.ipstack.com' }, { suffix: 'ipstack.com' }],
  packages: {},
  sources: ['https://ipstack.com/documentation', 'known'],
};
