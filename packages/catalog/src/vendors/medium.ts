import type { Vendor } from '../vendor.ts';

export const medium: Vendor = {
  slug: 'medium',
  name: 'Medium',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'api.medium.com' }, { suffix: 'medium.com' }],
  packages: {},
  sources: ['https://github.com/Medium/medium-api-docs', 'known'],
};
