import type { Vendor } from '../vendor.ts';

export const swell: Vendor = {
  slug: 'swell',
  name: 'Swell',
  category: 'business',
  statusPageUrl: 'https://status.swell.store',
  hosts: [{ host: 'api.swell.store' }, { suffix: 'swell.store', tenant: true }, { suffix: 'swell.is' }],
  packages: { generic: [{ prefix: 'env:SWELL_', class: 'B' }], npm: [{ name: 'swell-js' }, { name: 'swell-node' }] },
  sources: ['https://github.com/SmartScaleAI/statussy', 'https://developers.swell.is', 'known'],
};
