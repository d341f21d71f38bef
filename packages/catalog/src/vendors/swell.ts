import type { Vendor } from '../vendor.ts';

export const swell: Vendor = {
  slug: 'swell',
  name: 'Swell',
  category: 'business',
  statusPageUrl: null,
  hosts: [{ host: 'api.swell.store' }, { suffix: 'swell.store', tenant: true }, { suffix: 'swell.is' }],
  packages: { generic: [{ prefix: 'env:SWELL_', class: 'B' }], npm: [{ name: 'swell-js' }, { name: 'swell-node' }] },
  sources: ['https://developers.swell.is', 'known'],
};
