import type { Vendor } from '../vendor.ts';

export const igdb: Vendor = {
  slug: 'igdb',
  name: 'IGDB',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.igdb.com' }, { suffix: 'igdb.com' }],
  packages: {
    golang: [{ module: 'github.com/Henry-Sarabia/igdb', class: 'C' }],
  },
  sources: ['https://api-docs.igdb.com', 'known'],
};
