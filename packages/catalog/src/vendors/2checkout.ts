import type { Vendor } from '../vendor.ts';

export const vendor2checkout: Vendor = {
  slug: '2checkout',
  name: '2Checkout',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.2checkout.com' }, { host: 'secure.2checkout.com' }, { suffix: '2checkout.com' }],
  packages: {
    composer: [
      { name: 'omnipay/2checkout', class: 'C' },
      { name: 'collizo4sky/omnipay-2checkout', class: 'C' },
    ],
    npm: [{ name: '2checkout-node' }],
  },
  sources: ['https://verifone.cloud/docs/2checkout'],
};
