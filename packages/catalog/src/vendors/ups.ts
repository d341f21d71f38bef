import type { Vendor } from '../vendor.ts';

export const ups: Vendor = {
  slug: 'ups',
  name: 'UPS',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'onlinetools.ups.com' }, { host: 'wwwcie.ups.com' }, { suffix: 'ups.com' }],
  packages: {
    pypi: [{ name: 'karrio-ups', class: 'C' }],
    npm: [{ name: '@stores.com/ups', class: 'C' }],
    composer: [{ name: 'gabrielbull/ups-api', class: 'C' }],
    gem: [{ name: 'ups-ruby', class: 'C' }],
  },
  sources: ['https://developer.ups.com'],
};
