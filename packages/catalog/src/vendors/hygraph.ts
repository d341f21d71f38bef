import type { Vendor } from '../vendor.ts';

export const hygraph: Vendor = {
  slug: 'hygraph',
  name: 'Hygraph',
  category: 'content',
  statusPageUrl: 'https://status.hygraph.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'hygraph.com' },
    { suffix: 'graphassets.com' },
    { suffix: 'graphcms.com' },
    { host: 'management.hygraph.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:HYGRAPH_', class: 'B' }],
    npm: [{ name: '@hygraph/management-sdk' }, { name: 'gatsby-source-graphcms' }],
  },
  sources: ['https://hygraph.com/docs', 'https://status.hygraph.com', 'known'],
};
