import type { Vendor } from '../vendor.ts';

export const freshbooks: Vendor = {
  slug: 'freshbooks',
  name: 'FreshBooks',
  category: 'finance',
  statusPageUrl: 'https://status.freshbooks.com',
  hosts: [{ host: 'api.freshbooks.com' }, { suffix: 'freshbooks.com' }],
  packages: {
    composer: [{ name: 'zerospam/oauth2-freshbooks', class: 'C' }],
    generic: [{ prefix: 'env:FRESHBOOKS_', class: 'B' }],
    npm: [{ name: 'freshbooks-api', class: 'C' }, { name: 'freshbooks' }, { name: '@freshbooks/api' }],
    pypi: [{ name: 'freshbooks-sdk' }],
  },
  sources: ['https://www.freshbooks.com/api', 'known'],
};
