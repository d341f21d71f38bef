import type { Vendor } from '../vendor.ts';

export const anrok: Vendor = {
  slug: 'anrok',
  name: 'Anrok',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.anrok.com' }, { suffix: 'anrok.com' }],
  packages: {},
  sources: ['https://apidocs.anrok.com', 'known'],
};
