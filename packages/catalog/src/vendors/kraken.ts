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
    golang: [{ module: 'github.com/beldur/kraken-go-api-client', class: 'C' }],
    cargo: [
      { name: 'kraken-async-rs', class: 'C' },
      { name: 'kraken-sdk', class: 'C' },
      { name: 'krakenrs', class: 'C' },
      { name: 'kraken-api-client', class: 'C' },
    ],
    hex: [{ name: 'krakex', class: 'C' }],
    maven: [
      { name: 'org.knowm.xchange:xchange-stream-krakenfutures', class: 'C' },
      { name: 'org.knowm.xchange:xchange-stream-kraken', class: 'C' },
      { name: 'org.knowm.xchange:xchange-krakenfutures', class: 'C' },
      { name: 'org.knowm.xchange:xchange-kraken', class: 'C' },
    ],
    npm: [
      { name: 'kraken-api-es5', class: 'C' },
      { name: 'node-kraken-api', class: 'C' },
      { name: 'kraken-api', class: 'C' },
    ],
    nuget: [
      { name: 'Kraken.Net', class: 'C' },
      { name: 'KrakenExchange.Net', class: 'C' },
    ],
    pypi: [
      { name: 'kraken-exchange', class: 'C' },
      { name: 'kraken-websocket-sdk', class: 'C' },
      { name: 'krakenstream', class: 'C' },
      { name: 'krakipy', class: 'C' },
      { name: 'typed-kraken', class: 'C' },
      { name: 'tribulnation-kraken', class: 'C' },
      { name: 'kraken-py-sdk', class: 'C' },
      { name: 'kraken-connector', class: 'C' },
      { name: 'krakenapi', class: 'C' },
      { name: 'krakenex', class: 'C' },
      { name: 'python-kraken-sdk', class: 'C' },
    ],
  },
  sources: ['https://docs.kraken.com/api'],
};
