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
  packages: { npm: [{ name: '@stadiamaps/api' }], pypi: [{ name: 'stadiamaps' }] },
  sources: ['https://docs.stadiamaps.com', 'known'],
};
