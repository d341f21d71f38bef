import type { Vendor } from '../vendor.ts';

export const instantly: Vendor = {
  slug: 'instantly',
  name: 'Instantly',
  category: 'marketing',
  statusPageUrl: null,
  hosts: [{ host: 'api.instantly.ai' }, { suffix: 'instantly.ai' }],
  packages: {},
  sources: ['https://developer.instantly.ai', 'known'],
};
