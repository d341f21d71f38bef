import type { Vendor } from '../vendor.ts';

export const gnews: Vendor = {
  slug: 'gnews',
  name: 'GNews',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'gnews.io' }, { suffix: 'gnews.io' }],
  packages: {},
  sources: ['https://gnews.io/docs', 'known'],
};
