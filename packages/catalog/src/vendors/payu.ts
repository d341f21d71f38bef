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
    maven: [{ name: 'in.payu:payu-checkout-pro' }],
    pub: [{ name: 'payu_checkoutpro_flutter' }],
    cocoapods: [{ prefix: 'PayUIndia-' }],
    pypi: [
      { name: 'payu-pyapi', class: 'C' },
      { name: 'payu-python-v2', class: 'C' },
      { name: 'django-payments-payu', class: 'C' },
    ],
    composer: [
      { name: 'tzsk/payu', class: 'C' },
      { name: 'bagisto/payu', class: 'C' },
      { name: 'bileto/omnipay-payu', class: 'C' },
      { name: 'openpayu/openpayu' },
    ],
    npm: [{ name: 'payu-non-seam-less-react' }, { name: 'payu-websdk' }],
  },
  sources: ['https://developers.payu.com', 'known'],
};
