import type { Vendor } from '../vendor.ts';

export const shipengine: Vendor = {
  slug: 'shipengine',
  name: 'ShipEngine',
  category: 'business',
  statusPageUrl: 'https://status.shipengine.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.shipengine.com' }, { suffix: 'shipengine.com' }],
  packages: {
    generic: [{ prefix: 'env:SHIPENGINE_', class: 'B' }],
    composer: [{ name: 'shipengine/shipengine' }],
    gem: [{ name: 'shipengine_sdk' }],
    maven: [{ name: 'com.shipengine:shipengine' }],
    npm: [{ name: 'shipengine' }],
    nuget: [{ name: 'ShipEngine' }],
    pypi: [{ name: 'karrio-shipengine', class: 'C' }, { name: 'shipengine' }],
  },
  sources: ['https://www.shipengine.com/docs', 'https://status.shipengine.com', 'known'],
};
