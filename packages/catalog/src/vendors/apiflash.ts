import type { Vendor } from '../vendor.ts';

export const apiflash: Vendor = {
  slug: 'apiflash',
  name: 'ApiFlash',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'api.apiflash.com' }, { suffix: 'apiflash.com' }],
  packages: {},
  sources: ['https://apiflash.com/documentation', 'known'],
};
