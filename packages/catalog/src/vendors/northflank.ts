import type { Vendor } from '../vendor.ts';

export const northflank: Vendor = {
  slug: 'northflank',
  name: 'Northflank',
  category: 'cloud',
  statusPageUrl: 'https://status.northflank.com',
  statusPage: { adapter: 'instatus' },
  hosts: [
    { host: 'api.northflank.com' },
    { suffix: 'code.run', hosting: true, confidence: 'low' },
    { suffix: 'northflank.com' },
  ],
  packages: {
    terraform: [{ name: 'northflank/northflank', class: 'G' }],
    pypi: [
      { name: 'northflank', class: 'C' },
      { name: 'prefect-northflank', class: 'C' },
    ],
    generic: [{ prefix: 'env:NORTHFLANK_', class: 'B' }],
    npm: [{ name: '@northflank/js-client' }, { name: '@northflank/cli', class: 'G' }],
  },
  sources: ['https://northflank.com/docs'],
};
