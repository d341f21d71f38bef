import type { Vendor } from '../vendor.ts';

export const coingecko: Vendor = {
  slug: 'coingecko',
  name: 'CoinGecko',
  category: 'finance',
  statusPageUrl: 'https://status.coingecko.com',
  hosts: [{ host: 'api.coingecko.com' }, { host: 'pro-api.coingecko.com' }, { suffix: 'coingecko.com' }],
  packages: {
    nuget: [{ name: 'CoinGeckoAsyncApi', class: 'C' }],
    golang: [{ module: 'github.com/superoo7/go-gecko', class: 'C' }],
    generic: [{ prefix: 'env:COINGECKO_', class: 'B' }],
    npm: [
      { name: 'coingecko-api', class: 'C' },
      { name: '@coingecko/coingecko-typescript' },
      { name: 'coingecko-api-v3', class: 'C' },
    ],
    pypi: [{ name: 'coingecko-sdk' }, { name: 'pycoingecko', class: 'C' }],
  },
  sources: ['https://docs.coingecko.com'],
};
