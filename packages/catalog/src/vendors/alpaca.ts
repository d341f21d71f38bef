import type { Vendor } from '../vendor.ts';

export const alpaca: Vendor = {
  slug: 'alpaca',
  name: 'Alpaca',
  category: 'finance',
  statusPageUrl: 'https://status.alpaca.markets',
  hosts: [{ suffix: 'alpaca.markets' }],
  packages: {
    gem: [{ name: 'alpaca-trade-api', class: 'C' }],
    maven: [
      { name: 'net.jacobpeterson.alpaca:alpaca-java', class: 'C' },
      { name: 'net.jacobpeterson:alpaca-java', class: 'C' },
    ],
    generic: [{ prefix: 'env:ALPACA_', class: 'B' }],
    cargo: [{ name: 'apca', class: 'C' }],
    golang: [{ module: 'github.com/alpacahq/alpaca-trade-api-go' }],
    npm: [{ name: 'alpaca-api', class: 'C' }, { name: '@alpacahq/alpaca-trade-api' }],
    nuget: [{ name: 'Alpaca.Markets' }],
    pypi: [
      { name: 'alpaca-py-slim', class: 'C' },
      { name: 'alpaca-py-nopandas', class: 'C' },
      { name: 'typed-alpaca', class: 'C' },
      { name: 'alpacafarmer', class: 'C' },
      { name: 'tribulnation-alpaca', class: 'C' },
      { name: 'alpaca-py' },
      { name: 'alpaca-trade-api' },
    ],
  },
  sources: ['https://docs.alpaca.markets'],
};
