import type { Vendor } from '../vendor.ts';

export const coinmarketcap: Vendor = {
  slug: 'coinmarketcap',
  name: 'CoinMarketCap',
  category: 'finance',
  statusPageUrl: 'https://status.coinmarketcap.com',
  hosts: [{ host: 'pro-api.coinmarketcap.com' }, { suffix: 'coinmarketcap.com' }],
  packages: {
    pypi: [
      { name: 'realtime-crypto', class: 'C' },
      { name: 'byteforge-coinmarketcap', class: 'C' },
      { name: 'airbyte-source-coinmarketcap', class: 'C' },
    ],
  },
  sources: ['https://coinmarketcap.com/api/documentation'],
};
