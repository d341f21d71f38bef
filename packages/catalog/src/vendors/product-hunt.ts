import type { Vendor } from '../vendor.ts';

export const productHunt: Vendor = {
  slug: 'product-hunt',
  name: 'Product Hunt',
  category: 'community',
  statusPageUrl: null,
  hosts: [{ host: 'api.producthunt.com' }, { suffix: 'producthunt.com' }],
  packages: {},
  sources: ['https://api.producthunt.com/v2/docs', 'known'],
};
