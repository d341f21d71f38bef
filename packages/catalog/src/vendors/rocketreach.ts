import type { Vendor } from '../vendor.ts';

export const rocketreach: Vendor = {
  slug: 'rocketreach',
  name: 'RocketReach',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.rocketreach.co' }, { suffix: 'rocketreach.co' }],
  packages: { generic: [{ prefix: 'env:ROCKETREACH_', class: 'B' }], pypi: [{ name: 'rocketreach' }] },
  sources: ['known'],
};
