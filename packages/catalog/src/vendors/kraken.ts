import type { Vendor } from '../vendor.ts';

export const kraken: Vendor = {
  slug: 'kraken',
  name: 'Kraken',
  category: 'finance',
  statusPageUrl: 'https://status.kraken.com',
  hosts: [
    { host: 'api.kraken.com' },
    { host: 'futures.kraken.com' },
    { host: 'ws.kraken.com' },
    { suffix: 'kraken.com' },
  ],
  packages: {
    npm: [{ name: 'kraken-api', class: 'C' }],
    nuget: [{ name: 'KrakenExchange.Net', class: 'C' }],
    pypi: [
      { name: 'krakenex', class: 'C' },
      { name: 'python-kraken-sdk', class: 'C' },
    ],
  },
  sources: ['https://docs.kraken.com/api'],
};
