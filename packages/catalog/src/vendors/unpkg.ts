import type { Vendor } from '../vendor.ts';

export const unpkg: Vendor = {
  slug: 'unpkg',
  name: 'UNPKG',
  category: 'registry',
  statusPageUrl: null,
  hosts: [{ host: 'unpkg.com' }, { suffix: 'unpkg.com' }],
  packages: {},
  sources: ['https://unpkg.com', 'known'],
};
