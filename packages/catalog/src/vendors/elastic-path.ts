import type { Vendor } from '../vendor.ts';

export const elasticPath: Vendor = {
  slug: 'elastic-path',
  name: 'Elastic Path',
  category: 'business',
  statusPageUrl: 'https://status.elasticpath.com',
  hosts: [
    { suffix: 'api.elasticpath.com' },
    { host: 'api.moltin.com' },
    { suffix: 'elasticpath.com' },
    { suffix: 'moltin.com' },
    { suffix: 'elasticpath.dev' },
  ],
  packages: {
    generic: [
      { prefix: 'env:ELASTICPATH_', class: 'B' },
      { prefix: 'env:ELASTIC_PATH_', class: 'B' },
    ],
    npm: [{ name: 'moltin', class: 'C' }, { name: '@elasticpath/js-sdk' }, { name: '@moltin/sdk' }],
  },
  sources: ['https://elasticpath.dev', 'known'],
};
