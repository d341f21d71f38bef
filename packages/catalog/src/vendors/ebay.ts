import type { Vendor } from '../vendor.ts';

export const ebay: Vendor = {
  slug: 'ebay',
  name: 'eBay',
  category: 'platform',
  statusPageUrl: null,
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
    composer: [
      { name: 'dts/ebay-sdk-php', class: 'C' },
      { name: 'gugiman/oauth2-ebay', class: 'C' },
    ],
    pypi: [{ name: 'ebaysdk' }, { name: 'tap-ebay', class: 'C' }],
    npm: [{ name: 'ebay-api' }],
  },
  sources: ['https://developer.ebay.com', 'known'],
};
