import type { Vendor } from '../vendor.ts';

export const guardian: Vendor = {
  slug: 'guardian',
  name: 'The Guardian',
  category: 'content',
  statusPageUrl: null,
  hosts: [
    { host: 'content.guardianapis.com' },
    { suffix: 'guardianapis.com' },
    { suffix: 'theguardian.com' },
    { suffix: 'guim.co.uk' },
  ],
  packages: {},
  sources: ['https://open-platform.theguardian.com', 'known'],
};
