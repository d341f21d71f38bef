import type { Vendor } from '../vendor.ts';

export const hasura: Vendor = {
  slug: 'hasura',
  name: 'Hasura Cloud',
  category: 'data',
  statusPageUrl: 'https://hasura-status.com',
  hosts: [
    { suffix: 'hasura.app', hosting: true, confidence: 'low' },
    { host: 'data.pro.hasura.io' },
    { suffix: 'hasura.io' },
  ],
  packages: { pypi: [{ name: 'ahasura', class: 'B' }], npm: [{ name: 'hasura-cli', class: 'G' }] },
  sources: ['https://hasura.io/docs', 'https://hasura-status.com', 'known'],
};
