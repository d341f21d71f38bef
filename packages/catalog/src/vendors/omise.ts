import type { Vendor } from '../vendor.ts';

export const omise: Vendor = {
  slug: 'omise',
  name: 'Omise',
  category: 'payments',
  statusPageUrl: 'https://status.omise.co',
  hosts: [{ host: 'api.omise.co' }, { host: 'vault.omise.co' }, { suffix: 'omise.co' }],
  packages: {
    cocoapods: [{ name: 'OmiseSDK', class: 'C' }],
    generic: [{ prefix: 'env:OMISE_', class: 'B' }],
    composer: [{ name: 'omise/omise-php' }],
    gem: [{ name: 'omise' }],
    npm: [{ name: 'omise' }],
    pypi: [{ name: 'omise' }],
  },
  sources: ['https://docs.omise.co'],
};
