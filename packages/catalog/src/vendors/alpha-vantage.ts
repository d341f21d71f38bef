import type { Vendor } from '../vendor.ts';

export const alphaVantage: Vendor = {
  slug: 'alpha-vantage',
  name: 'Alpha Vantage',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'www.alphavantage.co' }, { suffix: 'alphavantage.co' }],
  packages: {
    nuget: [
      { name: 'AlphaVantage.Net.Core', class: 'C' },
      { name: 'AlphaVantage.Net.Stocks', class: 'C' },
      { name: 'Avapi', class: 'C' },
    ],
    gem: [{ name: 'alphavantagerb', class: 'C' }],
    generic: [
      { prefix: 'env:ALPHAVANTAGE_', class: 'B' },
      { prefix: 'env:ALPHA_VANTAGE_', class: 'B' },
    ],
    npm: [{ name: 'alphavantage', class: 'C' }],
    pypi: [
      { name: 'alphavantage-finapi-client', class: 'C' },
      { name: 'cryptoprice-blockxai', class: 'C' },
      { name: 'avantage', class: 'C' },
      { name: 'alphavantage-core', class: 'C' },
      { name: 'airbyte-source-alpha-vantage', class: 'C' },
      { name: 'alpha-vantage', class: 'C' },
    ],
  },
  sources: ['https://www.alphavantage.co/documentation'],
};
