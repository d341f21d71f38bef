import type { Vendor } from '../vendor.ts';

export const truelayer: Vendor = {
  slug: 'truelayer',
  name: 'TrueLayer',
  category: 'finance',
  statusPageUrl: 'https://status.truelayer.com',
  hosts: [
    { host: 'pay-api.truelayer.com' },
    { suffix: 'truelayer-sandbox.com' },
    { host: 'api.truelayer.com' },
    { host: 'auth.truelayer.com' },
    { host: 'payment.truelayer.com' },
    { suffix: 'truelayer.com' },
  ],
  packages: {
    cocoapods: [{ name: 'TrueLayerPaymentsSDK', class: 'C' }],
    maven: [{ group: 'com.truelayer' }, { name: 'com.truelayer.payments:ui' }],
    composer: [{ name: 'truelayer/laravel' }, { name: 'truelayer/client' }],
    generic: [{ prefix: 'env:TRUELAYER_', class: 'B' }],
    npm: [
      { name: 'rn-truelayer-payments-sdk', class: 'C' },
      { name: 'truelayer-embedded-payment-page' },
      { name: 'truelayer-client' },
      { name: 'truelayer-signing' },
    ],
    nuget: [{ name: 'TrueLayer.Client' }],
    pypi: [{ name: 'truelayer-signing' }],
  },
  sources: ['https://docs.truelayer.com'],
};
