import type { Vendor } from '../vendor.ts';

export const hasura: Vendor = {
  slug: 'hasura',
  name: 'Hasura Cloud',
  category: 'data',
  statusPageUrl: 'https://status.hasura.io',
  hosts: [
    { suffix: 'hasura.app', hosting: true, confidence: 'low' },
    { host: 'data.pro.hasura.io' },
    { suffix: 'hasura.io' },
  ],
  packages: {},
  sources: ['https://hasura.io/docs', 'https://status.hasura.io', 'known'],
};
