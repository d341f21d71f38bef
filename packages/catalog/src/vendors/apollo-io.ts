import type { Vendor } from '../vendor.ts';

export const apolloIo: Vendor = {
  slug: 'apollo-io',
  name: 'Apollo.io',
  category: 'crm',
  statusPageUrl: 'https://status.apollo.io',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.apollo.io' }, { suffix: 'apollo.io' }],
  packages: {},
  sources: ['https://docs.apollo.io'],
};
