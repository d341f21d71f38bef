import type { Vendor } from '../vendor.ts';

export const coingecko: Vendor = {
  slug: 'coingecko',
  name: 'CoinGecko',
  category: 'finance',
  statusPageUrl: 'https://status.coingecko.com',
  hosts: [{ host: 'api.coingecko.com' }, { host: 'pro-api.coingecko.com' }, { suffix: 'coingecko.com' }],
  packages: {
    nuget: [
      { name: 'JKorf.CoinGecko.Net', class: 'C' },
      { name: 'CoinGeckoAsyncApi', class: 'C' },
    ],
    golang: [{ module: 'github.com/superoo7/go-gecko', class: 'C' }],
    generic: [{ prefix: 'env:COINGECKO_', class: 'B' }],
    npm: [
      { name: '@coingecko/coingecko-mcp' },
      { name: 'coingecko-api', class: 'C' },
      { name: '@coingecko/coingecko-typescript' },
      { name: 'coingecko-api-v3', class: 'C' },
    ],
    pypi: [
      { name: 'pycgapi', class: 'C' },
      { name: 'crypto-checker', class: 'C' },
      { name: 'coingecko-module', class: 'C' },
      { name: 'crypto-data-ingestion', class: 'C' },
      { name: 'apimatic-coin-gecko-api', class: 'C' },
      { name: 'coingecko-openapi-client', class: 'C' },
      { name: 'coingecko-pandas', class: 'C' },
      { name: 'coingecko-exporter', class: 'C' },
      { name: 'coingecko', class: 'C' },
      { name: 'coingecko-sdk' },
      { name: 'pycoingecko', class: 'C' },
    ],
  },
  sources: ['https://docs.coingecko.com'],
};
