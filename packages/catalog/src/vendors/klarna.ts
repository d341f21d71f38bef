import type { Vendor } from '../vendor.ts';

export const klarna: Vendor = {
  slug: 'klarna',
  name: 'Klarna',
  category: 'payments',
  statusPageUrl: 'https://status.klarna.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'klarnacdn.net' },
    { host: 'api.klarna.com' },
    { host: 'api-na.klarna.com' },
    { host: 'api-oc.klarna.com' },
    { host: 'api.playground.klarna.com' },
    { suffix: 'klarna.com' },
    { suffix: 'klarnaservices.com' },
    { suffix: 'klarnaevt.com' },
  ],
  packages: {
    pub: [
      { name: 'flutter_klarna_inapp_sdk', class: 'C' },
      { name: 'klarna_flutter_pay', class: 'C' },
    ],
    gem: [{ name: 'klarna-checkout', class: 'C' }],
    npm: [{ name: 'react-native-klarna-inapp-sdk' }],
    maven: [{ group: 'com.klarna.mobile' }],
    nuget: [{ name: 'Klarna.Rest.Core' }],
    swift: [
      { name: 'github.com/klarna/klarna-mobile-sdk', class: 'C' },
      { name: 'github.com/klarna/klarna-mobile-sdk-spm' },
    ],
    cocoapods: [
      { name: 'KlarnaCheckoutSDK', class: 'C' },
      { name: 'react-native-klarna-inapp-sdk' },
      { name: 'Klarna' },
      { name: 'KlarnaMobileSDK' },
    ],
    pypi: [{ name: 'airbyte-source-klarna', class: 'C' }],
    generic: [{ prefix: 'env:KLARNA_', class: 'B' }],
    composer: [
      { name: 'klarna/module-kp' },
      { name: 'payum/klarna-invoice', class: 'C' },
      { name: 'payum/klarna-checkout', class: 'C' },
      { name: 'solidworx/klarna-invoice', class: 'C' },
      { name: 'klarna/checkout' },
      { name: 'myonlinestore/omnipay-klarna-checkout', class: 'C' },
      { name: 'aimeoscom/omnipay-sofort', class: 'C' },
      { name: 'socialiteproviders/klarna', class: 'C' },
      { name: 'klarna/kco_rest' },
    ],
  },
  sources: ['https://docs.klarna.com', 'https://status.klarna.com', 'known'],
};
