import type { Vendor } from '../vendor.ts';

export const schwab: Vendor = {
  slug: 'schwab',
  name: 'Charles Schwab',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.schwabapi.com' }, { suffix: 'schwabapi.com' }, { suffix: 'schwab.com' }],
  packages: {
    generic: [{ prefix: 'env:SCHWAB_', class: 'B' }],
    pypi: [
      { name: 'pythonic-schwab-api', class: 'C' },
      { name: 'my-schwab', class: 'C' },
      { name: 'schwab-api2', class: 'C' },
      { name: 'schwab-trader', class: 'C' },
      { name: 'schwabdev', class: 'C' },
      { name: 'schwab-advisor', class: 'C' },
      { name: 'schwaby', class: 'C' },
      { name: 'pyschwab', class: 'C' },
      { name: 'schwab-py', class: 'C' },
    ],
  },
  sources: ['https://developer.schwab.com', 'known'],
};
