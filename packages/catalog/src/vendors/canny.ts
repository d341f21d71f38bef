import type { Vendor } from '../vendor.ts';

export const canny: Vendor = {
  slug: 'canny',
  name: 'Canny',
  category: 'business',
  statusPageUrl: 'https://status.canny.io',
  hosts: [{ host: 'canny.io' }, { suffix: 'canny.io' }],
  packages: {},
  sources: ['https://developers.canny.io/api-reference', 'known'],
};
