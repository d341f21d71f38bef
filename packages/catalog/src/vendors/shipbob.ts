import type { Vendor } from '../vendor.ts';

export const shipbob: Vendor = {
  slug: 'shipbob',
  name: 'ShipBob',
  category: 'shipping',
  statusPageUrl: 'https://status.shipbob.com',
  hosts: [{ host: 'api.shipbob.com' }, { suffix: 'shipbob.com' }],
  packages: { cargo: [{ name: 'shipbob', class: 'C' }] },
  sources: ['https://developer.shipbob.com', 'known'],
};
