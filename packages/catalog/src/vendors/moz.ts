import type { Vendor } from '../vendor.ts';

export const moz: Vendor = {
  slug: 'moz',
  name: 'Moz',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'lsapi.seomoz.com' }, { host: 'api.moz.com' }, { suffix: 'seomoz.com' }, { suffix: 'moz.com' }],
  packages: { npm: [{ name: 'moz-api', class: 'C' }] },
  sources: ['https://moz.com/api', 'known'],
};
