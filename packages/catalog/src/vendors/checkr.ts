import type { Vendor } from '../vendor.ts';

export const checkr: Vendor = {
  slug: 'checkr',
  name: 'Checkr',
  category: 'identity',
  statusPageUrl: 'https://checkrstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.checkr.com' },
    { host: 'api.checkr-staging.com' },
    { suffix: 'checkr.com' },
    { suffix: 'checkr-staging.com' },
    { suffix: 'checkrhq-staging.net' },
  ],
  packages: {
    npm: [{ name: '@checkr/web-sdk' }],
    generic: [{ prefix: 'env:CHECKR_', class: 'B' }],
    gem: [{ name: 'checkr-official' }],
  },
  sources: ['https://docs.checkr.com', 'https://checkrstatus.com', 'known'],
};
