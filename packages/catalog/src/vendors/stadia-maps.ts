import type { Vendor } from '../vendor.ts';

export const stadiaMaps: Vendor = {
  slug: 'stadia-maps',
  name: 'Stadia Maps',
  category: 'maps',
  statusPageUrl: 'https://status.stadiamaps.com',
  hosts: [
    { host: 'api.stadiamaps.com' },
    { host: 'tiles.stadiamaps.com' },
    { host: 'api-eu.stadiamaps.com' },
    { suffix: 'stadiamaps.com' },
  ],
  packages: {
    generic: [
      { prefix: 'env:STADIAMAPS_', class: 'B' },
      { prefix: 'env:STADIA_MAPS_', class: 'B' },
    ],
    npm: [{ name: '@stadiamaps/api' }],
    pypi: [{ name: 'stadiamaps' }],
  },
  sources: ['https://docs.stadiamaps.com', 'known'],
};
