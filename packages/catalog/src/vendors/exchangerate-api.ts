import type { Vendor } from '../vendor.ts';

export const exchangerateApi: Vendor = {
  slug: 'exchangerate-api',
  name: 'ExchangeRate-API',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'v6.exchangerate-api.com' }, { suffix: 'exchangerate-api.com' }],
  packages: {},
  sources: ['https://www.exchangerate-api.com/docs', 'known'],
};
