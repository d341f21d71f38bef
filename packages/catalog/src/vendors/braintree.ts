import type { Vendor } from '../vendor.ts';

export const braintree: Vendor = {
  slug: 'braintree',
  name: 'Braintree',
  category: 'payments',
  statusPageUrl: 'https://status.braintreepayments.com',
  hosts: [
    { host: 'api.braintreegateway.com' },
    { host: 'api.sandbox.braintreegateway.com' },
    { host: 'payments.braintree-api.com' },
    { host: 'payments.sandbox.braintree-api.com' },
  ],
  packages: {
    composer: [{ name: 'braintree/braintree_php' }],
    gem: [{ name: 'braintree' }],
    golang: [{ module: 'github.com/braintree-go/braintree-go' }],
    maven: [{ name: 'com.braintreepayments.gateway:braintree-java' }, { group: 'com.braintreepayments' }],
    npm: [{ name: 'braintree' }, { name: 'braintree-web' }],
    nuget: [{ name: 'Braintree' }],
    pypi: [{ name: 'braintree' }],
  },
  sources: ['https://status.braintreepayments.com', 'known'],
};
