import type { Vendor } from '../vendor.ts';

export const bitgo: Vendor = {
  slug: 'bitgo',
  name: 'BitGo',
  category: 'blockchain',
  statusPageUrl: 'https://status.bitgo.com',
  hosts: [
    { host: 'app.bitgo.com' },
    { host: 'app.bitgo-test.com' },
    { suffix: 'bitgo.com' },
    { suffix: 'bitgo-test.com' },
  ],
  packages: { generic: [{ prefix: 'env:BITGO_', class: 'B' }], npm: [{ name: 'bitgo' }, { name: '@bitgo/sdk-api' }] },
  sources: ['https://developers.bitgo.com', 'known'],
};
