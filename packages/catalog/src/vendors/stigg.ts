import type { Vendor } from '../vendor.ts';

export const stigg: Vendor = {
  slug: 'stigg',
  name: 'Stigg',
  category: 'payments',
  statusPageUrl: 'https://status.stigg.io',
  hosts: [{ host: 'api.stigg.io' }, { host: 'edge.api.stigg.io' }, { suffix: 'stigg.io' }],
  packages: {
    pypi: [{ name: 'stigg' }],
    generic: [{ prefix: 'env:STIGG_', class: 'B' }],
    npm: [
      { name: '@stigg/api-client-js' },
      { name: '@stigg/node-server-sdk' },
      { name: '@stigg/react-sdk' },
      { name: '@stigg/js-client-sdk' },
    ],
  },
  sources: ['https://docs.stigg.io', 'known'],
};
