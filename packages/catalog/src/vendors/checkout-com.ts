import type { Vendor } from '../vendor.ts';

export const checkoutCom: Vendor = {
  slug: 'checkout-com',
  name: 'Checkout.com',
  category: 'payments',
  statusPageUrl: 'https://status.checkout.com',
  hosts: [
    { host: 'access.checkout.com' },
    { host: 'access.sandbox.checkout.com' },
    { host: 'api.checkout.com' },
    { host: 'api.sandbox.checkout.com' },
    { suffix: 'api.checkout.com' },
    { suffix: 'checkout.com' },
  ],
  packages: {
    pub: [
      { name: 'checkout_sdk_flutter', class: 'C' },
      { name: 'flutter_checkout_payment', class: 'C' },
      { name: 'frames_flutter', class: 'C' },
    ],
    cocoapods: [
      { name: 'CheckoutEventLoggerKit' },
      { name: 'CheckoutCardManagement' },
      { name: 'Checkout3DSPackages' },
      { name: 'Checkout3DS' },
      { name: 'Frames' },
    ],
    generic: [
      { prefix: 'env:CHECKOUTCOM_', class: 'B' },
      { prefix: 'env:CHECKOUT_COM_', class: 'B' },
    ],
    composer: [{ name: 'fotografde/omnipay-checkoutcom', class: 'C' }, { name: 'checkout/checkout-sdk-php' }],
    gem: [{ name: 'checkout_sdk' }],
    golang: [{ module: 'github.com/checkout/checkout-sdk-go' }],
    maven: [{ group: 'com.github.checkout' }, { name: 'com.checkout:checkout-sdk-java' }, { group: 'com.checkout' }],
    npm: [
      { name: 'frames-react', class: 'C' },
      { name: '@checkout.com/checkout-web-components' },
      { name: 'checkout-sdk-node' },
    ],
    nuget: [{ name: 'CheckoutSdk' }],
    pypi: [{ name: 'checkout-sdk' }],
    swift: [
      { name: 'github.com/checkout/checkout-risk-sdk-ios' },
      { name: 'github.com/checkout/checkout-ios-components' },
      { name: 'github.com/checkout/checkout-3ds-sdk-ios' },
      { name: 'github.com/checkout/frames-ios' },
    ],
  },
  sources: ['https://www.checkout.com/docs', 'https://status.checkout.com', 'known'],
};
