import type { Vendor } from '../vendor.ts';

export const hasura: Vendor = {
  slug: 'hasura',
  name: 'Hasura Cloud',
  category: 'data',
  statusPageUrl: 'https://status.hasura.io',
  hosts: [{ suffix: 'hasura.app' }, { host: 'data.pro.hasura.io' }],
  packages: {},
  sources: ['https://status.hasura.io', 'known'],
};
