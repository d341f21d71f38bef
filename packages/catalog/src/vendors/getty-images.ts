import type { Vendor } from '../vendor.ts';

export const gettyImages: Vendor = {
  slug: 'getty-images',
  name: 'Getty Images',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'api.gettyimages.com' }, { suffix: 'gettyimages.com' }],
  packages: {
    generic: [
      { prefix: 'env:GETTYIMAGES_', class: 'B' },
      { prefix: 'env:GETTY_IMAGES_', class: 'B' },
    ],
    composer: [
      { name: 'socialiteproviders/gettyimages', class: 'C' },
      { name: 'socialiteproviders/getty-images', class: 'C' },
    ],
    npm: [{ name: 'gettyimages-api' }],
  },
  sources: ['https://developers.gettyimages.com', 'known'],
};
