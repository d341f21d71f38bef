import type { Vendor } from '../vendor.ts';

export const bitpay: Vendor = {
  slug: 'bitpay',
  name: 'BitPay',
  category: 'payments',
  statusPageUrl: 'https://status.bitpay.com',
  hosts: [{ host: 'bitpay.com' }, { host: 'test.bitpay.com' }, { suffix: 'bitpay.com' }],
  packages: {
    nuget: [{ name: 'BitPay' }, { name: 'NBitpayClient', class: 'C' }, { name: 'BitPay.Light' }],
    generic: [{ prefix: 'env:BITPAY_', class: 'B' }],
    composer: [{ name: 'hiqdev/omnipay-bitpay', class: 'C' }, { name: 'bitpay/sdk' }],
    gem: [{ name: 'bitpay-sdk' }],
    npm: [{ name: 'bitpay.js', class: 'C' }, { name: 'bitpay' }, { name: 'bitpay-sdk' }],
  },
  sources: ['https://developer.bitpay.com'],
};
