import type { Vendor } from '../vendor.ts';

export const gettyImages: Vendor = {
  slug: 'getty-images',
  name: 'Getty Images',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'api.gettyimages.com' }, { suffix: 'gettyimages.com' }],
  packages: { npm: [{ name: 'gettyimages-api' }] },
  sources: ['https://developers.gettyimages.com', 'known'],
};
