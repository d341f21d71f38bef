import type { Vendor } from '../vendor.ts';

export const binance: Vendor = {
  slug: 'binance',
  name: 'Binance',
  category: 'finance',
  statusPageUrl: null,
  hosts: [
    { suffix: 'binancefuture.com' },
    { suffix: 'binance.com' },
    { suffix: 'binance.vision' },
    { host: 'api.binance.us' },
    { suffix: 'binance.us' },
  ],
  packages: {
    hex: [{ name: 'binance', class: 'C' }],
    gem: [{ name: 'binance', class: 'C' }],
    generic: [{ prefix: 'env:BINANCE_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/binance', class: 'C' }],
    maven: [{ name: 'io.github.binance:binance-connector-java' }],
    nuget: [{ name: 'Binance.Net', class: 'C' }],
    cargo: [{ name: 'binance', class: 'C' }],
    golang: [
      { module: 'github.com/binance/binance-connector-go' },
      { module: 'github.com/adshao/go-binance', class: 'C' },
    ],
    npm: [
      { name: 'binance-api', class: 'C' },
      { name: 'node-binance-api', class: 'C' },
      { name: 'binance', class: 'C' },
      { name: 'binance-api-node', class: 'C' },
      { name: '@binance/connector' },
      { name: '@binance/spot' },
    ],
    pypi: [{ name: 'python-binance', class: 'C' }, { name: 'binance-connector' }],
  },
  sources: ['https://developers.binance.com'],
};
