import type { Vendor } from '../vendor.ts';

export const shippo: Vendor = {
  slug: 'shippo',
  name: 'Shippo',
  category: 'business',
  statusPageUrl: 'https://status.goshippo.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.goshippo.com' }, { suffix: 'goshippo.com' }],
  packages: {
    generic: [{ prefix: 'env:SHIPPO_', class: 'B' }],
    golang: [{ module: 'github.com/coldbrewcloud/go-shippo', class: 'C' }],
    composer: [{ name: 'shippo/shippo-php' }],
    gem: [{ name: 'shippo' }],
    maven: [{ name: 'com.goshippo:shippo-java-client' }],
    npm: [{ name: 'shippo' }],
    nuget: [{ name: 'GoShippo' }, { name: 'Shippo' }],
    pypi: [{ name: 'tap-shippo', class: 'C' }, { name: 'shippo' }],
  },
  sources: ['https://docs.goshippo.com', 'https://status.goshippo.com', 'known'],
};
