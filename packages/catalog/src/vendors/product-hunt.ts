import type { Vendor } from '../vendor.ts';

export const productHunt: Vendor = {
  slug: 'product-hunt',
  name: 'Product Hunt',
  category: 'community',
  statusPageUrl: 'https://status.producthunt.com',
  hosts: [{ host: 'api.producthunt.com' }, { suffix: 'producthunt.com' }],
  packages: {
    npm: [{ name: 'producthunt', class: 'C' }],
    composer: [
      { name: 'socialiteproviders/producthunt', class: 'C' },
      { name: 'socialiteproviders/product-hunt', class: 'C' },
    ],
  },
  sources: ['https://api.producthunt.com/v2/docs', 'known'],
};
