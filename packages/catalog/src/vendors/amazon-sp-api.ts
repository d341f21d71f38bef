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
    composer: [{ name: 'jlevers/selling-partner-api', class: 'C' }],
    generic: [
      { prefix: 'env:AMAZONSPAPI_', class: 'B' },
      { prefix: 'env:AMAZON_SP_API_', class: 'B' },
    ],
    gem: [{ name: 'muffin_man', class: 'C' }],
    npm: [{ name: 'amazon-sp-api' }],
    pypi: [{ name: 'amzn-sp-api', class: 'C' }, { name: 'python-amazon-sp-api' }],
  },
  sources: ['https://developer-docs.amazon.com/sp-api', 'known'],
};
