import type { Vendor } from '../vendor.ts';

export const wolfram: Vendor = {
  slug: 'wolfram',
  name: 'Wolfram Alpha',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.wolframalpha.com' }, { suffix: 'wolframalpha.com' }, { suffix: 'wolfram.com' }],
  packages: {
    npm: [{ name: '@wolfram-alpha/wolfram-alpha-api' }],
    generic: [{ prefix: 'env:WOLFRAM_', class: 'B' }],
    pypi: [{ name: 'wolframclient', class: 'C' }, { name: 'wolframalpha' }],
  },
  sources: ['https://products.wolframalpha.com/api/documentation'],
};
