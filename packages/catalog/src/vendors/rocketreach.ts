import type { Vendor } from '../vendor.ts';

export const rocketreach: Vendor = {
  slug: 'rocketreach',
  name: 'RocketReach',
  category: 'data',
  statusPageUrl: 'https://status.rocketreach.co',
  hosts: [{ host: 'api.rocketreach.co' }, { suffix: 'rocketreach.co' }],
  packages: { generic: [{ prefix: 'env:ROCKETREACH_', class: 'B' }], pypi: [{ name: 'rocketreach' }] },
  sources: ['https://github.com/segevsh/w6w-apps', 'known'],
};
