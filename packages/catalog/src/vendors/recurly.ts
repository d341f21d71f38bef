import type { Vendor } from '../vendor.ts';

export const recurly: Vendor = {
  slug: 'recurly',
  name: 'Recurly',
  category: 'payments',
  statusPageUrl: 'https://status.recurly.com',
  hosts: [
    { host: 'js.recurly.com' },
    { host: 'v3.recurly.com' },
    { host: 'api.recurly.com' },
    { host: 'v3.eu.recurly.com' },
    { suffix: 'recurly.com' },
  ],
  packages: {
    cocoapods: [{ name: 'Recurly', class: 'C' }],
    hex: [{ name: 'recurlyex', class: 'C' }],
    generic: [{ prefix: 'env:RECURLY_', class: 'B' }],
    composer: [{ name: 'recurly/recurly-client' }],
    gem: [{ name: 'recurly' }],
    golang: [{ module: 'github.com/recurly/recurly-client-go' }],
    maven: [{ name: 'com.recurly.v3:api-client' }],
    npm: [
      { name: 'recurring', class: 'C' },
      { name: 'recurly.js' },
      { name: '@recurly/recurly-js' },
      { name: '@recurly/react-recurly' },
      { name: 'recurly' },
    ],
    nuget: [{ name: 'recurly-api-client' }, { name: 'Recurly' }],
    pypi: [{ name: 'tap-recurly', class: 'C' }, { name: 'airbyte-source-recurly', class: 'C' }, { name: 'recurly' }],
  },
  sources: ['https://recurly.com/developers', 'https://status.recurly.com', 'known'],
};
