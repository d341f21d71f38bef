import type { Vendor } from '../vendor.ts';

export const payu: Vendor = {
  slug: 'payu',
  name: 'PayU',
  category: 'payments',
  statusPageUrl: null,
  hosts: [
    { host: 'secure.payu.com' },
    { host: 'secure.snd.payu.com' },
    { host: 'api.payulatam.com' },
    { host: 'sandbox.api.payulatam.com' },
    { suffix: 'payu.com' },
    { suffix: 'payulatam.com' },
  ],
  packages: {
    composer: [{ name: 'bileto/omnipay-payu', class: 'C' }, { name: 'openpayu/openpayu' }],
    npm: [{ name: 'payu-websdk' }],
  },
  sources: ['https://developers.payu.com', 'known'],
};
