import type { Vendor } from '../vendor.ts';

export const hunter: Vendor = {
  slug: 'hunter',
  name: 'Hunter',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.hunter.io' }, { suffix: 'hunter.io' }],
  packages: {},
  sources: ['https://hunter.io/api-documentation', 'known'],
};
