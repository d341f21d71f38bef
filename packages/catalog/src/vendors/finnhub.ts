import type { Vendor } from '../vendor.ts';

export const finnhub: Vendor = {
  slug: 'finnhub',
  name: 'Finnhub',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'finnhub.io' }, { host: 'api.finnhub.io' }, { host: 'ws.finnhub.io' }, { suffix: 'finnhub.io' }],
  packages: {
    generic: [{ prefix: 'env:FINNHUB_', class: 'B' }],
    golang: [{ module: 'github.com/Finnhub-Stock-API/finnhub-go' }],
    npm: [{ name: 'finnhub' }],
    pypi: [{ name: 'finnhub-python' }],
  },
  sources: ['https://finnhub.io/docs/api'],
};
