import type { Vendor } from '../vendor.ts';

export const igdb: Vendor = {
  slug: 'igdb',
  name: 'IGDB',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.igdb.com' }, { suffix: 'igdb.com' }],
  packages: {
    nuget: [{ name: 'IGDB', class: 'C' }],
    composer: [
      { name: 'messerli90/igdb', class: 'C' },
      { name: 'marcreichel/igdb-laravel', class: 'C' },
    ],
    pypi: [
      { name: 'async-igdb', class: 'C' },
      { name: 'igdb-api-v4', class: 'C' },
      { name: 'igdbpy', class: 'C' },
    ],
    npm: [{ name: 'igdb-api-node', class: 'C' }],
    golang: [{ module: 'github.com/Henry-Sarabia/igdb', class: 'C' }],
  },
  sources: ['https://api-docs.igdb.com', 'known'],
};
