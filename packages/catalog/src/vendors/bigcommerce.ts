import type { Vendor } from '../vendor.ts';

export const bigcommerce: Vendor = {
  slug: 'bigcommerce',
  name: 'BigCommerce',
  category: 'business',
  statusPageUrl: 'https://status.bigcommerce.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'mybigcommerce.com' },
    { host: 'login.bigcommerce.com' },
    { host: 'api.bigcommerce.com' },
    { suffix: 'bigcommerce.com' },
  ],
  packages: {
    nuget: [
      { name: 'BigCommerce4Net.Api', class: 'C' },
      { name: 'BigCommerceSharp', class: 'C' },
      { name: 'BigCommerceAccess', class: 'C' },
    ],
    hex: [{ name: 'big_commerce', class: 'C' }],
    generic: [{ prefix: 'env:BIGCOMMERCE_', class: 'B' }],
    composer: [{ name: 'bigcommerce/api' }],
    gem: [{ name: 'bigcommerce' }],
    npm: [
      { name: '@bigcommerce/stencil-utils' },
      { name: '@bigcommerce/stencil-cli', class: 'G' },
      { name: '@bigcommerce/bigpay-client' },
      { name: '@bigcommerce/checkout-sdk' },
      { name: 'node-bigcommerce' },
    ],
    pypi: [
      { name: 'bigcommerce-toolkit', class: 'C' },
      { name: 'bigc', class: 'C' },
      { name: 'tap-bigcommerce', class: 'C' },
      { name: 'airbyte-source-bigcommerce', class: 'C' },
      { name: 'bigcommerce' },
    ],
  },
  sources: ['https://developer.bigcommerce.com', 'https://status.bigcommerce.com', 'known'],
};
