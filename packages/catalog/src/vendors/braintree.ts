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
    { suffix: 'braintreegateway.com' },
    { suffix: 'braintree-api.com' },
    { suffix: 'braintreepayments.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:BRAINTREE_', class: 'B' }],
    cocoapods: [{ name: 'Braintree' }, { name: 'BraintreeDropIn' }],
    composer: [{ name: 'omnipay/braintree', class: 'C' }, { name: 'braintree/braintree_php' }],
    gem: [{ name: 'braintree' }],
    golang: [{ module: 'github.com/braintree-go/braintree-go' }],
    hex: [{ name: 'braintree' }],
    maven: [{ name: 'com.braintreepayments.gateway:braintree-java' }, { group: 'com.braintreepayments' }],
    npm: [
      { name: 'react-native-braintree', class: 'C' },
      { name: 'braintree-web-drop-in' },
      { name: 'braintree' },
      { name: 'braintree-web' },
    ],
    nuget: [{ name: 'Braintree' }],
    pub: [{ name: 'flutter_braintree' }],
    pypi: [
      { name: 'tap-braintree', class: 'C' },
      { name: 'airbyte-source-braintree', class: 'C' },
      { name: 'braintree' },
    ],
    swift: [{ name: 'github.com/braintree/braintree_ios' }],
  },
  sources: ['https://developer.paypal.com/braintree/docs', 'https://status.braintreepayments.com', 'known'],
};
