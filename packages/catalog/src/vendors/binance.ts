import type { Vendor } from '../vendor.ts';

export const binance: Vendor = {
  slug: 'binance',
  name: 'Binance',
  category: 'finance',
  statusPageUrl: null,
  hosts: [
    { suffix: 'binance.com' },
    { suffix: 'binance.vision' },
    { host: 'api.binance.us' },
    { suffix: 'binance.us' },
  ],
  packages: {
    golang: [
      { module: 'github.com/binance/binance-connector-go' },
      { module: 'github.com/adshao/go-binance', class: 'C' },
    ],
    npm: [
      { name: 'binance', class: 'C' },
      { name: 'binance-api-node', class: 'C' },
      { name: '@binance/connector' },
      { name: '@binance/spot' },
    ],
    pypi: [{ name: 'python-binance', class: 'C' }, { name: 'binance-connector' }],
  },
  sources: ['https://developers.binance.com'],
};
