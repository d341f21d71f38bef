import type { Vendor } from '../vendor.ts';

export const fixer: Vendor = {
  slug: 'fixer',
  name: 'Fixer',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'data.fixer.io' }, { suffix: 'fixer.io' }],
  packages: {
    pypi: [{ name: 'tap-fixerio', class: 'C' }],
  },
  sources: ['https://fixer.io/documentation', 'known'],
};
