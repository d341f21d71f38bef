import type { Vendor } from '../vendor.ts';

export const datocms: Vendor = {
  slug: 'datocms',
  name: 'DatoCMS',
  category: 'content',
  statusPageUrl: 'https://status.datocms.com',
  hosts: [
    { host: 'graphql.datocms.com' },
    { host: 'site-api.datocms.com' },
    { host: 'www.datocms-assets.com' },
    { suffix: 'datocms.com' },
    { suffix: 'datocms-assets.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:DATOCMS_', class: 'B' }],
    gem: [{ name: 'dato' }],
    npm: [
      { name: '@datocms/cli', class: 'G' },
      { name: 'datocms-listen' },
      { name: '@datocms/cma-client-browser' },
      { name: 'gatsby-source-datocms', class: 'C' },
      { name: '@datocms/cma-client' },
      { name: 'react-datocms', class: 'C' },
      { name: '@datocms/cma-client-node' },
      { name: '@datocms/cda-client' },
      { name: 'datocms-client' },
    ],
  },
  sources: ['https://www.datocms.com/docs', 'https://status.datocms.com', 'known'],
};
