import type { Vendor } from '../vendor.ts';

export const finicity: Vendor = {
  slug: 'finicity',
  name: 'Finicity (Mastercard Open Finance)',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.finicity.com' }, { suffix: 'finicity.com' }],
  packages: {
    generic: [{ prefix: 'env:FINICITY_', class: 'B' }],
    npm: [{ name: 'connect-web-sdk' }, { name: '@finicity/connect-web-sdk' }],
  },
  sources: ['https://developer.mastercard.com/open-finance-us/documentation/', 'known'],
};
