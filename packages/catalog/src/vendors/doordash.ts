import type { Vendor } from '../vendor.ts';

export const doordash: Vendor = {
  slug: 'doordash',
  name: 'DoorDash',
  category: 'platform',
  statusPageUrl: 'https://www.doordashstatus.com',
  hosts: [{ host: 'openapi.doordash.com' }, { suffix: 'doordash.com' }],
  packages: { generic: [{ prefix: 'env:DOORDASH_', class: 'B' }], npm: [{ name: '@doordash/sdk' }] },
  sources: ['https://developer.doordash.com', 'known'],
};
