import type { Vendor } from '../vendor.ts';

export const plunk: Vendor = {
  slug: 'plunk',
  name: 'Plunk',
  category: 'email',
  statusPageUrl: 'https://status.useplunk.com',
  hosts: [{ host: 'api.useplunk.com' }, { host: 'next-api.useplunk.com' }, { suffix: 'useplunk.com' }],
  packages: { generic: [{ prefix: 'env:PLUNK_', class: 'B' }], npm: [{ name: '@plunk/node', class: 'B' }] },
  sources: ['https://github.com/useplunk/plunk', 'https://docs.useplunk.com'],
};
