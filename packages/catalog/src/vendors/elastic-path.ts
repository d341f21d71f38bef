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
  packages: { npm: [{ name: '@elasticpath/js-sdk' }, { name: '@moltin/sdk' }] },
  sources: ['https://elasticpath.dev', 'known'],
};
