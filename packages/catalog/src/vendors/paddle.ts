import type { Vendor } from '../vendor.ts';

export const paddle: Vendor = {
  slug: 'paddle',
  name: 'Paddle',
  category: 'payments',
  statusPageUrl: 'https://paddlestatus.com',
  hosts: [
    { host: 'api.paddle.com' },
    { host: 'cdn.paddle.com' },
    { host: 'sandbox-api.paddle.com' },
    { host: 'vendors.paddle.com' },
    { host: 'checkout.paddle.com' },
    { suffix: 'paddle.com' },
  ],
  packages: {
    cargo: [{ name: 'paddle-rust-sdk', class: 'C' }],
    hex: [{ name: 'paddle_billing', class: 'C' }],

    nuget: [{ name: 'PaddleSDK' }],
    gem: [{ name: 'paddle_pay', class: 'C' }, { name: 'paddle' }],
    composer: [
      { name: 'protonemedia/laravel-paddle', class: 'C' },
      { name: 'laravel/spark-paddle', class: 'C' },
      { name: 'adnane-ka/omnipay-paddle', class: 'C' },
      { name: 'laravel/cashier-paddle', class: 'C' },
      { name: 'paddlehq/paddle-php-sdk' },
    ],
    generic: [{ prefix: 'env:PADDLE_', class: 'B' }],
    golang: [{ module: 'github.com/PaddleHQ/paddle-go-sdk' }],
    npm: [{ name: 'paddle-sdk', class: 'C' }, { name: '@paddle/paddle-node-sdk' }, { name: '@paddle/paddle-js' }],
    pypi: [
      { name: 'paddle-sdk', class: 'C' },
      { name: 'paddle-billing-client', class: 'C' },
      { name: 'paddle-python-sdk' },
    ],
  },
  sources: ['https://developer.paddle.com', 'https://paddlestatus.com', 'known'],
};
