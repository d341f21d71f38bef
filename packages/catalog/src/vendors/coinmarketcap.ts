import type { Vendor } from '../vendor.ts';

export const coinmarketcap: Vendor = {
  slug: 'coinmarketcap',
  name: 'CoinMarketCap',
  category: 'finance',
  statusPageUrl: 'https://status.coinmarketcap.com',
  hosts: [{ host: 'pro-api.coinmarketcap.com' }, { suffix: 'coinmarketcap.com' }],
  packages: {
    generic: [
      { name: 'env:CMC_PRO_API_KEY', class: 'B' },
      { name: 'env:CMC_API_KEY', class: 'B' },
    ],
    nuget: [{ name: 'NoobsMuc.Coinmarketcap.Client', class: 'C' }],
    maven: [{ name: 'org.knowm.xchange:xchange-coinmarketcap', class: 'C' }],
    pypi: [
      { name: 'realtime-crypto', class: 'C' },
      { name: 'byteforge-coinmarketcap', class: 'C' },
      { name: 'airbyte-source-coinmarketcap', class: 'C' },
    ],
  },
  sources: ['https://coinmarketcap.com/api/documentation'],
};
