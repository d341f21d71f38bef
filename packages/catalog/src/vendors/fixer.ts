import type { Vendor } from '../vendor.ts';

export const fixer: Vendor = {
  slug: 'fixer',
  name: 'Fixer',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'data.fixer.io' }, { suffix: 'fixer.io' }],
  packages: {
    npm: [
      { name: 'fixer-api', class: 'C' },
      { name: 'fixer-node', class: 'C' },
    ],
    pypi: [{ name: 'tap-fixerio', class: 'C' }],
  },
  sources: ['https://fixer.io/documentation', 'known'],
};
