import type { Vendor } from '../vendor.ts';

export const snov: Vendor = {
  slug: 'snov',
  name: 'Snov.io',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.snov.io' }, { suffix: 'snov.io' }],
  packages: {},
  sources: ['https://snov.io/api', 'known'],
};
