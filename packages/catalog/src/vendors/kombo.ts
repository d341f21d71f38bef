import type { Vendor } from '../vendor.ts';

export const kombo: Vendor = {
  slug: 'kombo',
  name: 'Kombo',
  category: 'platform',
  statusPageUrl: 'https://status.kombo.dev',
  hosts: [{ host: 'api.kombo.dev' }, { host: 'api.eu.kombo.dev' }, { suffix: 'kombo.dev' }],
  packages: {
    generic: [{ prefix: 'env:KOMBO_', class: 'B' }],
    pypi: [{ name: 'kombo' }],
    npm: [{ name: '@kombo-api/sdk' }, { name: '@kombo-api/connect' }],
  },
  sources: ['https://docs.kombo.dev', 'known'],
};
