import type { Vendor } from '../vendor.ts';

export const sourcegraph: Vendor = {
  slug: 'sourcegraph',
  name: 'Sourcegraph',
  category: 'development',
  statusPageUrl: null,
  hosts: [{ host: 'sourcegraph.com' }, { suffix: 'sourcegraph.com' }],
  packages: {},
  sources: ['https://sourcegraph.com/docs', 'known'],
};
