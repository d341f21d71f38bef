import type { Vendor } from '../vendor.ts';

export const ip2location: Vendor = {
  slug: 'ip2location',
  name: 'IP2Location',
  category: 'location',
  statusPageUrl: null,
  hosts: [
    { host: 'api.ip2location.io' },
    { host: 'api.ip2location.com' },
    { suffix: 'ip2location.io' },
    { suffix: 'ip2location.com' },
  ],
  packages: {
    gem: [{ name: 'ip2location_io_ruby', class: 'C' }],
    cargo: [{ name: 'ip2location-io', class: 'C' }],
    composer: [{ name: 'ip2location/ip2location-io-php' }],
    golang: [{ module: 'github.com/ip2location/ip2location-io-go' }],
    generic: [{ prefix: 'env:IP2LOCATION_', class: 'B' }],
    npm: [{ name: 'ip2location-io-nodejs' }],
    pypi: [{ name: 'ip2location', class: 'F' }, { name: 'ip2location-io' }],
  },
  sources: ['https://www.ip2location.io/ip2location-documentation', 'known'],
};
