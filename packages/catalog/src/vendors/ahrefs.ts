import type { Vendor } from '../vendor.ts';

export const ahrefs: Vendor = {
  slug: 'ahrefs',
  name: 'Ahrefs',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.ahrefs.com' }, { suffix: 'ahrefs.com' }],
  packages: {},
  sources: ['https://docs.ahrefs.com', 'known'],
};
