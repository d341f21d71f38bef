import type { Vendor } from '../vendor.ts';

export const codat: Vendor = {
  slug: 'codat',
  name: 'Codat',
  category: 'platform',
  statusPageUrl: 'https://status.codat.io',
  hosts: [{ host: 'api.codat.io' }, { suffix: 'codat.io' }],
  packages: {
    generic: [{ prefix: 'env:CODAT_', class: 'B' }],
    npm: [{ name: '@codat/platform' }],
    nuget: [{ name: 'Codat.Platform' }],
    pypi: [{ name: 'tap-codat', class: 'C' }, { name: 'codat-platform' }],
  },
  sources: ['https://docs.codat.io', 'known'],
};
