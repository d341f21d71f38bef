import type { Vendor } from '../vendor.ts';

export const duffel: Vendor = {
  slug: 'duffel',
  name: 'Duffel',
  category: 'travel',
  statusPageUrl: 'https://status.duffel.com',
  hosts: [{ host: 'api.duffel.com' }, { suffix: 'duffel.com' }],
  packages: {
    generic: [{ prefix: 'env:DUFFEL_', class: 'B' }],
    gem: [{ name: 'duffel_api' }],
    npm: [{ name: 'duffel-api', class: 'C' }, { name: '@duffel/api' }, { name: '@duffel/components' }],
    pypi: [{ name: 'duffelbag', class: 'C' }, { name: 'duffel-api' }],
  },
  sources: ['https://duffel.com/docs'],
};
