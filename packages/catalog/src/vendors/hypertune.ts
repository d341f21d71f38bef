import type { Vendor } from '../vendor.ts';

export const hypertune: Vendor = {
  slug: 'hypertune',
  name: 'Hypertune',
  category: 'feature-flags',
  statusPageUrl: null,
  hosts: [{ host: 'edge.hypertune.com' }, { suffix: 'hypertune.com' }],
  packages: {
    generic: [{ prefix: 'env:HYPERTUNE_', class: 'B' }],
    npm: [{ name: '@flags-sdk/hypertune', class: 'C' }, { name: 'hypertune' }],
  },
  sources: ['https://docs.hypertune.com'],
};
