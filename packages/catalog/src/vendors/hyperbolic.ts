import type { Vendor } from '../vendor.ts';

export const hyperbolic: Vendor = {
  slug: 'hyperbolic',
  name: 'Hyperbolic',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.hyperbolic.xyz' }, { suffix: 'hyperbolic.xyz' }],
  packages: {},
  sources: ['https://docs.hyperbolic.xyz', 'known'],
};
