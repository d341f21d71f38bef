import type { Vendor } from '../vendor.ts';

export const nylas: Vendor = {
  slug: 'nylas',
  name: 'Nylas',
  category: 'business',
  statusPageUrl: 'https://status-v3.nylas.com',
  hosts: [
    { host: 'api.us.nylas.com' },
    { host: 'api.eu.nylas.com' },
    { host: 'api.nylas.com' },
    { suffix: 'nylas.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:NYLAS_', class: 'B' }],
    gem: [{ name: 'nylas' }],
    maven: [{ name: 'com.nylas.sdk:nylas' }],
    npm: [
      { name: '@nylas/web-elements' },
      { name: '@nylas/nylas-react' },
      { name: '@nylas/react' },
      { name: '@nylas/nylas-js' },
      { name: '@nylas/connect' },
      { name: 'nylas' },
    ],
    pypi: [{ name: 'nylas-legacy', class: 'C' }, { name: 'nylas' }],
  },
  sources: ['https://developer.nylas.com', 'https://status-v3.nylas.com', 'known'],
};
