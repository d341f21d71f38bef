import type { Vendor } from '../vendor.ts';

export const sourcegraph: Vendor = {
  slug: 'sourcegraph',
  name: 'Sourcegraph',
  category: 'development',
  statusPageUrl: 'https://sourcegraphstatus.com',
  hosts: [{ host: 'sourcegraph.com' }, { suffix: 'sourcegraph.com' }],
  packages: {},
  sources: ['https://sourcegraph.com/docs', 'known'],
};
