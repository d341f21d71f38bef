import type { Vendor } from '../vendor.ts';

export const hunter: Vendor = {
  slug: 'hunter',
  name: 'Hunter',
  category: 'data',
  statusPageUrl: 'https://status.hunter.io',
  hosts: [{ host: 'api.hunter.io' }, { suffix: 'hunter.io' }],
  packages: {
    npm: [{ name: 'hunter.io', class: 'C' }],

    pypi: [{ name: 'pyhunter', class: 'C' }],
    gem: [{ name: 'emailhunter', class: 'C' }],
  },
  sources: ['https://hunter.io/api-documentation', 'known'],
};
