import type { Vendor } from '../vendor.ts';

export const tremendous: Vendor = {
  slug: 'tremendous',
  name: 'Tremendous',
  category: 'payments',
  statusPageUrl: 'https://status.tremendous.com',
  hosts: [
    { host: 'www.tremendous.com' },
    { host: 'testflight.tremendous.com' },
    { host: 'api.tremendous.com' },
    { suffix: 'tremendous.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:TREMENDOUS_', class: 'B' }],
    gem: [{ name: 'tremendous_ruby' }],
    npm: [{ name: 'tremendous' }],
  },
  sources: ['https://developers.tremendous.com'],
};
