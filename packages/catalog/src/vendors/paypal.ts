import type { Vendor } from '../vendor.ts';

export const paypal: Vendor = {
  slug: 'paypal',
  name: 'PayPal',
  category: 'payments',
  statusPageUrl: 'https://www.paypal-status.com',
  statusPage: { adapter: 'paypal' },
  hosts: [
    { host: 'ipnpb.paypal.com' },
    { host: 'ipnpb.sandbox.paypal.com' },
    { host: 'www.sandbox.paypal.com' },
    { host: 'api-m.paypal.com' },
    { host: 'api.paypal.com' },
    { host: 'api-m.sandbox.paypal.com' },
    { host: 'api.sandbox.paypal.com' },
    { host: 'api-3t.paypal.com' },
    { suffix: 'paypal.com' },
    { suffix: 'venmo.com' },
  ],
  packages: {
    composer: [
      { name: 'srmklive/paypal', class: 'C' },
      { name: 'omnipay/paypal', class: 'C' },
      { name: 'paypal/paypal-server-sdk' },
      { name: 'paypal/rest-api-sdk-php' },
    ],
    gem: [{ name: 'paypal-sdk-rest' }, { name: 'paypal-sdk-merchant' }, { name: 'paypal-checkout-sdk' }],
    generic: [{ prefix: 'env:PAYPAL_', class: 'B' }],
    golang: [{ module: 'github.com/plutov/paypal' }],
    maven: [{ name: 'com.paypal.sdk:checkout-sdk' }, { group: 'com.paypal' }],
    npm: [
      { name: 'paypal-rest-sdk' },
      { name: '@paypal/react-paypal-js' },
      { name: '@paypal/paypal-server-sdk' },
      { name: '@paypal/checkout-server-sdk' },
      { name: '@paypal/paypal-js' },
    ],
    nuget: [{ name: 'PayPalCheckoutSdk' }],
    pypi: [{ name: 'paypalrestsdk' }, { name: 'paypal-server-sdk' }],
    swift: [{ name: 'github.com/paypal/paypal-ios' }],
  },
  sources: ['https://developer.paypal.com', 'https://www.paypal-status.com', 'known'],
};
