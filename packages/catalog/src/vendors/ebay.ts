import type { Vendor } from '../vendor.ts';

export const ebay: Vendor = {
  slug: 'ebay',
  name: 'eBay',
  category: 'platform',
  statusPageUrl: 'https://developer.ebay.com/support/api-status',
  hosts: [
    { host: 'api.sandbox.ebay.com' },
    { host: 'api.ebay.com' },
    { host: 'apiz.ebay.com' },
    { suffix: 'ebay.com' },
    { suffix: 'ebayimg.com' },
    { suffix: 'ebaystatic.com' },
    { suffix: 'ebayrtm.com' },
  ],
  packages: {
    nuget: [{ name: 'eBay.OAuth.Client' }],
    composer: [
      { name: 'dts/ebay-sdk-php', class: 'C' },
      { name: 'gugiman/oauth2-ebay', class: 'C' },
    ],
    pypi: [
      { name: 'bidkit', class: 'C' },
      { name: 'ebay-apiroute', class: 'C' },
      { name: 'ebay-rest', class: 'C' },
      { name: 'ebaysdk' },
      { name: 'tap-ebay', class: 'C' },
    ],
    npm: [{ name: '@hendt/ebay-api', class: 'C' }, { name: 'ebay-oauth-nodejs-client' }, { name: 'ebay-api' }],
  },
  sources: ['https://developer.ebay.com', 'known'],
};
