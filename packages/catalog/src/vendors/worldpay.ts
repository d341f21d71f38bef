import type { Vendor } from '../vendor.ts';

export const worldpay: Vendor = {
  slug: 'worldpay',
  name: 'Worldpay',
  category: 'payments',
  statusPageUrl: 'https://status.worldpay.com',
  hosts: [
    { host: 'secure.worldpay.com' },
    { host: 'secure-test.worldpay.com' },
    { host: 'access.worldpay.com' },
    { host: 'try.access.worldpay.com' },
    { suffix: 'worldpay.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/Worldpay/access-checkout-ios', class: 'C' }],
    cocoapods: [{ name: 'AccessCheckoutSDK' }, { name: 'WorldpayAccessCheckout', class: 'C' }],
    pypi: [{ name: 'payfacmpsdk', class: 'C' }],
    npm: [{ name: '@worldpay/access-worldpay-checkout-react-native-sdk' }],
    composer: [
      { name: 'teaandcode/omnipay-worldpay-xml', class: 'C' },
      { name: 'catharsisjelly/omnipay-worldpay-cg-hosted', class: 'C' },
      { name: 'omnipay/worldpay', class: 'C' },
    ],
  },
  sources: ['https://developer.worldpay.com'],
};
