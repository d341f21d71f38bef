import type { Vendor } from '../vendor.ts';

export const yotpo: Vendor = {
  slug: 'yotpo',
  name: 'Yotpo',
  category: 'business',
  statusPageUrl: 'https://status.yotpo.com',
  hosts: [{ host: 'api.yotpo.com' }, { host: 'api-cdn.yotpo.com' }, { suffix: 'yotpo.com' }],
  packages: {
    pypi: [
      { name: 'tap-yotpo', class: 'C' },
      { name: 'airbyte-source-yotpo', class: 'C' },
    ],
    generic: [{ prefix: 'env:YOTPO_', class: 'B' }],
    gem: [{ name: 'yotpo' }],
  },
  sources: ['https://apidocs.yotpo.com', 'known'],
};
