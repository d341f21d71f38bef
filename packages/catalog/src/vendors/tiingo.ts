import type { Vendor } from '../vendor.ts';

export const tiingo: Vendor = {
  slug: 'tiingo',
  name: 'Tiingo',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.tiingo.com' }, { suffix: 'tiingo.com' }],
  packages: {
    generic: [{ prefix: 'env:TIINGO_', class: 'B' }],
    pypi: [
      { name: 'openbb-tiingo', class: 'C' },
      { name: 'tiingo', class: 'C' },
    ],
  },
  sources: ['https://www.tiingo.com/documentation'],
};
