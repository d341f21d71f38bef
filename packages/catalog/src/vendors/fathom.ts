import type { Vendor } from '../vendor.ts';

export const fathom: Vendor = {
  slug: 'fathom',
  name: 'Fathom Analytics',
  category: 'analytics',
  statusPageUrl: 'https://status.usefathom.com',
  hosts: [{ host: 'api.usefathom.com' }, { host: 'cdn.usefathom.com' }, { suffix: 'usefathom.com' }],
  packages: {
    generic: [{ prefix: 'env:FATHOM_', class: 'B' }],
    npm: [{ name: 'gatsby-plugin-fathom', class: 'C' }, { name: 'fathom-client' }],
  },
  sources: ['https://usefathom.com/docs'],
};
