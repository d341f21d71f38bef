import type { Vendor } from '../vendor.ts';

export const square: Vendor = {
  slug: 'square',
  name: 'Square',
  category: 'payments',
  statusPageUrl: 'https://www.issquareup.com',
  hosts: [
    { host: 'web.squarecdn.com' },
    { host: 'sandbox.web.squarecdn.com' },
    { host: 'connect.squareup.com' },
    { host: 'connect.squareupsandbox.com' },
    { suffix: 'squarecdn.com' },
    { suffix: 'squareup.com' },
    { suffix: 'squareupsandbox.com' },
  ],
  packages: {
    hex: [{ name: 'square_up', class: 'C' }],
    pub: [{ name: 'square_in_app_payments' }],
    swift: [
      { name: 'github.com/cashapp/cash-app-pay-ios-sdk' },
      { name: 'github.com/square/SquarePointOfSaleSDK-iOS' },
      { name: 'github.com/square/in-app-payments-ios' },
    ],
    cocoapods: [
      { name: 'CashAppPayKitUI' },
      { name: 'CashAppPayKit' },
      { name: 'SquareInAppPaymentsSDK' },
      { name: 'SquarePointOfSaleSDK' },
    ],
    cargo: [
      { name: 'square-api-client', class: 'C' },
      { name: 'square-ox', class: 'C' },
      { name: 'squareup', class: 'C' },
    ],
    composer: [
      { name: 'drupal/commerce_square', class: 'C' },
      { name: 'nikolag/square', class: 'C' },
      { name: 'square/connect' },
      { name: 'wheniwork/oauth2-square', class: 'C' },
      { name: 'transportersio/omnipay-square', class: 'C' },
      { name: 'square/square' },
    ],
    gem: [{ name: 'square_connect' }, { name: 'omniauth-square', class: 'C' }, { name: 'square.rb' }],
    generic: [{ prefix: 'env:SQUARE_', class: 'B' }],
    golang: [{ module: 'github.com/square/square-go-sdk' }],
    maven: [
      { name: 'com.shopizer:shopizer-payment-square-spring-boot-starter', class: 'C' },
      { name: 'com.squareup:square' },
      { group: 'com.squareup.sdk' },
    ],
    npm: [
      { name: 'react-square-payment-form', class: 'C' },
      { name: 'square-connect' },
      { name: '@square/web-sdk' },
      { name: 'react-square-web-payments-sdk', class: 'C' },
      { name: 'square' },
    ],
    nuget: [{ name: 'Square.Connect' }, { name: 'Square' }],
    pypi: [
      { name: 'squareconnect' },
      { name: 'tap-square', class: 'C' },
      { name: 'airbyte-source-square', class: 'C' },
      { name: 'squareup' },
    ],
  },
  sources: ['https://developer.squareup.com/docs', 'https://www.issquareup.com', 'known'],
};
