import type { Vendor } from '../vendor.ts';

export const edamam: Vendor = {
  slug: 'edamam',
  name: 'Edamam',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.edamam.com' }, { suffix: 'edamam.com' }],
  packages: {},
  sources: ['https://developer.edamam.com', 'known'],
};
