import type { Vendor } from '../vendor.ts';

export const shipbob: Vendor = {
  slug: 'shipbob',
  name: 'ShipBob',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'api.shipbob.com' }, { suffix: 'shipbob.com' }],
  packages: {},
  sources: ['https://developer.shipbob.com', 'known'],
};
