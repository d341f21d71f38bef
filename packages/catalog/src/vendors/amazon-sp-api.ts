import type { Vendor } from '../vendor.ts';

export const amazonSpApi: Vendor = {
  slug: 'amazon-sp-api',
  name: 'Amazon Selling Partner API',
  category: 'platform',
  statusPageUrl: null,
  hosts: [
    { host: 'sellingpartnerapi-na.amazon.com' },
    { host: 'sellingpartnerapi-eu.amazon.com' },
    { host: 'sellingpartnerapi-fe.amazon.com' },
    { host: 'sandbox.sellingpartnerapi-na.amazon.com' },
    { host: 'sandbox.sellingpartnerapi-eu.amazon.com' },
    { host: 'sandbox.sellingpartnerapi-fe.amazon.com' },
  ],
  packages: {
    nuget: [{ name: 'CSharpAmazonSpAPI', class: 'C' }],
    docker: [{ name: 'airbyte/source-amazon-seller-partner', class: 'C' }],
    cargo: [{ name: 'amazon-spapi', class: 'C' }],
    composer: [
      { name: 'highsidelabs/laravel-spapi', class: 'C' },
      { name: 'jlevers/selling-partner-api', class: 'C' },
    ],
    generic: [
      { prefix: 'env:AMAZONSPAPI_', class: 'B' },
      { prefix: 'env:AMAZON_SP_API_', class: 'B' },
    ],
    gem: [
      { name: 'peddler', class: 'C' },
      { name: 'amz_sp_api', class: 'C' },
      { name: 'muffin_man', class: 'C' },
    ],
    npm: [
      { prefix: '@sp-api-sdk/', class: 'C' },
      { name: '@amazon-sp-api-release/amazon-sp-api-sdk-js' },
      { name: '@scaleleap/selling-partner-api-sdk', class: 'C' },
      { name: 'amazon-mws', class: 'C' },
      { name: 'amazon-sp-api' },
    ],
    pypi: [
      { name: 'airbyte-source-amazon-seller-partner', class: 'C' },
      { name: 'airbyte-agent-amazon-seller-partner', class: 'C' },
      { name: 'amzn-sp-api', class: 'C' },
      { name: 'python-amazon-sp-api' },
    ],
  },
  sources: ['https://developer-docs.amazon.com/sp-api', 'known'],
};
