import type { Vendor } from '../vendor.ts';

export const ebanx: Vendor = {
  slug: 'ebanx',
  name: 'EBANX',
  category: 'payments',
  statusPageUrl: 'https://status.ebanx.com',
  hosts: [
    { host: 'api.ebanxpay.com' },
    { host: 'sandbox.ebanxpay.com' },
    { suffix: 'ebanxpay.com' },
    { suffix: 'ebanx.com' },
  ],
  packages: {
    npm: [{ name: 'ebanx' }],
    composer: [{ name: 'descubraomundo/omnipay-ebanx', class: 'C' }],
    generic: [{ prefix: 'env:EBANX_', class: 'B' }],
    gem: [{ name: 'ebanx' }],
  },
  sources: ['https://docs.ebanx.com', 'known'],
};
