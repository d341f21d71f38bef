import type { Vendor } from '../vendor.ts';

export const brex: Vendor = {
  slug: 'brex',
  name: 'Brex',
  category: 'finance',
  statusPageUrl: 'https://status.brex.com',
  hosts: [
    { host: 'platform.brexapis.com' },
    { suffix: 'brexapis.com' },
    { suffix: 'brexapps.com' },
    { suffix: 'brex.com' },
  ],
  packages: {},
  sources: ['https://developer.brex.com'],
};
