import type { Vendor } from '../vendor.ts';

export const openrouteservice: Vendor = {
  slug: 'openrouteservice',
  name: 'openrouteservice',
  category: 'maps',
  statusPageUrl: null,
  hosts: [{ host: 'api.openrouteservice.org' }, { suffix: 'openrouteservice.org' }],
  packages: {
    pub: [{ name: 'open_route_service', class: 'C' }],
    generic: [{ prefix: 'env:OPENROUTESERVICE_', class: 'B' }],
    npm: [{ name: 'openrouteservice-js', class: 'B' }],
    pypi: [
      { name: 'ors', class: 'C' },
      { name: 'openrouteservice', class: 'B' },
    ],
  },
  sources: ['https://openrouteservice.org/dev/', 'known'],
};
