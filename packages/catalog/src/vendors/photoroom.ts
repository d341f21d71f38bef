import type { Vendor } from '../vendor.ts';

export const photoroom: Vendor = {
  slug: 'photoroom',
  name: 'Photoroom',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'sdk.photoroom.com' }, { host: 'image-api.photoroom.com' }, { suffix: 'photoroom.com' }],
  packages: {},
  sources: ['https://docs.photoroom.com', 'known'],
};
