import type { Vendor } from '../vendor.ts';

export const ashby: Vendor = {
  slug: 'ashby',
  name: 'Ashby',
  category: 'hr',
  statusPageUrl: null,
  hosts: [{ host: 'api.ashbyhq.com' }, { suffix: 'ashbyhq.com' }],
  packages: {},
  sources: ['https://developers.ashbyhq.com'],
};
