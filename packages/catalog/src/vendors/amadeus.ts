import type { Vendor } from '../vendor.ts';

export const amadeus: Vendor = {
  slug: 'amadeus',
  name: 'Amadeus',
  category: 'travel',
  statusPageUrl: null,
  hosts: [{ host: 'api.amadeus.com' }, { host: 'test.api.amadeus.com' }, { suffix: 'amadeus.com' }],
  packages: {
    generic: [{ prefix: 'env:AMADEUS_', class: 'B' }],
    composer: [{ name: 'amadeus4dev/amadeus-php' }],
    gem: [{ name: 'amadeus' }],
    maven: [{ name: 'com.amadeus:amadeus-java' }],
    npm: [{ name: 'amadeus-ts', class: 'C' }, { name: 'amadeus' }],
    pypi: [
      { name: 'sythonlab-amadeus-enterprise', class: 'C' },
      { name: 'sythonlab-amadeus-enterprise-rest', class: 'C' },
      { name: 'amadeus' },
    ],
  },
  sources: ['https://developers.amadeus.com'],
};
