import type { Vendor } from '../vendor.ts';

export const schwab: Vendor = {
  slug: 'schwab',
  name: 'Charles Schwab',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.schwabapi.com' }, { suffix: 'schwabapi.com' }, { suffix: 'schwab.com' }],
  packages: { generic: [{ prefix: 'env:SCHWAB_', class: 'B' }], pypi: [{ name: 'schwab-py', class: 'C' }] },
  sources: ['https://developer.schwab.com', 'known'],
};
