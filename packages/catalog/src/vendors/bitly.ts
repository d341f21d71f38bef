import type { Vendor } from '../vendor.ts';

export const bitly: Vendor = {
  slug: 'bitly',
  name: 'Bitly',
  category: 'links',
  statusPageUrl: 'https://status.bitly.com',
  hosts: [{ host: 'api-ssl.bitly.com' }, { suffix: 'bitly.com' }],
  packages: {
    hex: [{ name: 'bitlyex', class: 'C' }],
    golang: [{ module: 'github.com/retgits/bitly', class: 'C' }],
    pypi: [{ name: 'bitly-api' }, { name: 'tap-bitly', class: 'C' }],
    generic: [{ prefix: 'env:BITLY_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/bitly', class: 'C' }],
    gem: [
      { name: 'fastlane-plugin-bitly', class: 'G' },
      { name: 'bitly', class: 'C' },
    ],
    npm: [{ name: 'node-bitlyapi', class: 'C' }, { name: 'bitly' }],
  },
  sources: ['https://dev.bitly.com'],
};
