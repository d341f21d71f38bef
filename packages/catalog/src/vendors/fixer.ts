import type { Vendor } from '../vendor.ts';

export const fixer: Vendor = {
  slug: 'fixer',
  name: 'Fixer',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'data.fixer.io' }, { suffix: 'fixer.io' }],
  packages: {},
  sources: ['https://fixer.io/documentation', 'known'],
};
