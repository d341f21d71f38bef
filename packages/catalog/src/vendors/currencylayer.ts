import type { Vendor } from '../vendor.ts';

export const currencylayer: Vendor = {
  slug: 'currencylayer',
  name: 'currencylayer',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.currencylayer.com' }, { suffix: 'currencylayer.com' }],
  packages: { hex: [{ name: 'currency_layer', class: 'C' }], pypi: [{ name: 'aiocurrencylayer', class: 'C' }] },
  sources: ['https://currencylayer.com/documentation', 'known'],
};
