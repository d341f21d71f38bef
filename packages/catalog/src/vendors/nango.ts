import type { Vendor } from '../vendor.ts';

export const nango: Vendor = {
  slug: 'nango',
  name: 'Nango',
  category: 'platform',
  statusPageUrl: 'https://status.nango.dev',
  hosts: [{ host: 'api.nango.dev' }, { suffix: 'nango.dev' }],
  packages: {
    generic: [{ prefix: 'env:NANGO_', class: 'B' }],
    npm: [{ name: '@nangohq/node' }, { name: '@nangohq/frontend' }],
  },
  sources: ['https://docs.nango.dev', 'known'],
};
