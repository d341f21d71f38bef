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
  packages: {},
  sources: ['https://frankfurter.dev', 'known'],
};
