import type { Vendor } from '../vendor.ts';

export const walmartMarketplace: Vendor = {
  slug: 'walmart-marketplace',
  name: 'Walmart Marketplace',
  category: 'platform',
  statusPageUrl: null,
  hosts: [{ host: 'marketplace.walmartapis.com' }, { suffix: 'walmartapis.com' }],
  packages: { composer: [{ name: 'highsidelabs/walmart-api', class: 'C' }] },
  sources: ['https://developer.walmart.com', 'known'],
};
