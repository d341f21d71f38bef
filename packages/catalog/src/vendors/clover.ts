import type { Vendor } from '../vendor.ts';

export const clover: Vendor = {
  slug: 'clover',
  name: 'Clover',
  category: 'payments',
  statusPageUrl: 'https://status.clover.com',
  hosts: [
    { host: 'api.clover.com' },
    { host: 'api.eu.clover.com' },
    { host: 'api.la.clover.com' },
    { host: 'scl.clover.com' },
    { host: 'sandbox.dev.clover.com' },
    { host: 'apisandbox.dev.clover.com' },
    { suffix: 'clover.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:CLOVER_', class: 'B' }],
    composer: [
      { name: 'wheniwork/oauth2-clover', class: 'C' },
      { name: 'socialiteproviders/clover', class: 'C' },
    ],
    cocoapods: [{ name: 'CloverConnector' }],
    npm: [{ name: 'remote-pay-cloud' }],
  },
  sources: ['https://docs.clover.com', 'known'],
};
