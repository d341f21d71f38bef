import type { Vendor } from '../vendor.ts';

export const frankfurter: Vendor = {
  slug: 'frankfurter',
  name: 'Frankfurter',
  category: 'finance',
  statusPageUrl: null,
  hosts: [
    { host: 'api.frankfurter.app' },
    { host: 'api.frankfurter.dev' },
    { suffix: 'frankfurter.app' },
    { suffix: 'frankfurter.dev' },
  ],
  packages: {
    pypi: [
      { name: 'cashy', class: 'C' },
      { name: 'yogesh-currency-converter', class: 'C' },
      { name: 'frankfurter', class: 'C' },
    ],
  },
  sources: ['https://frankfurter.dev', 'known'],
};
