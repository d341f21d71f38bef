import type { Vendor } from '../vendor.ts';

export const paystack: Vendor = {
  slug: 'paystack',
  name: 'Paystack',
  category: 'payments',
  statusPageUrl: 'https://status.paystack.com',
  hosts: [
    { host: 'js.paystack.co' },
    { host: 'api.paystack.co' },
    { suffix: 'paystack.co' },
    { suffix: 'paystack.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/PaystackHQ/paystack-sdk-ios' }],
    maven: [{ name: 'co.paystack.android:paystack' }],
    cocoapods: [{ name: 'Paystack' }],
    generic: [{ prefix: 'env:PAYSTACK_', class: 'B' }],
    composer: [
      { name: 'matscode/paystack', class: 'C' },
      { name: 'unicodeveloper/laravel-paystack', class: 'C' },
      { name: 'yabacon/paystack-php' },
    ],
    gem: [{ name: 'paystackapi', class: 'C' }, { name: 'paystack' }],
    golang: [{ module: 'github.com/rpip/paystack-go' }],
    npm: [
      { name: '@paystack/checkout-js' },
      { name: 'react-native-paystack-webview', class: 'C' },
      { name: '@paystack/paystack-sdk' },
      { name: 'paystack-js' },
      { name: 'medusa-payment-paystack', class: 'C' },
      { name: 'react-paystack', class: 'C' },
      { name: 'paystack' },
      { name: '@paystack/inline-js' },
    ],
    nuget: [{ name: 'PayStack.Net' }],
    pub: [
      { name: 'flutter_paystack_plus', class: 'C' },
      { name: 'pay_with_paystack' },
      { name: 'paystack_for_flutter' },
      { name: 'flutter_paystack' },
    ],
    pypi: [
      { name: 'paystack4python', class: 'C' },
      { name: 'smartpaystack', class: 'C' },
      { name: 'paystackpay', class: 'C' },
      { name: 'pypaystack2', class: 'C' },
      { name: 'airbyte-source-paystack', class: 'C' },
      { name: 'paystackapi' },
      { name: 'paystack-python' },
    ],
  },
  sources: ['https://paystack.com/docs', 'https://status.paystack.com', 'known'],
};
