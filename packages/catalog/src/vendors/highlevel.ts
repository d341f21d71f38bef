import type { Vendor } from '../vendor.ts';

export const highlevel: Vendor = {
  slug: 'highlevel',
  name: 'HighLevel',
  category: 'crm',
  statusPageUrl: 'https://status.gohighlevel.com',
  hosts: [
    { host: 'rest.gohighlevel.com' },
    { host: 'services.leadconnectorhq.com' },
    { suffix: 'gohighlevel.com' },
    { suffix: 'leadconnectorhq.com' },
  ],
  packages: {
    pypi: [{ name: 'oviond-tap-go-high-level', class: 'C' }],
    generic: [{ prefix: 'env:HIGHLEVEL_', class: 'B' }],
    composer: [
      { name: 'socialiteproviders/gohighlevel', class: 'C' },
      { name: 'socialiteproviders/go-high-level', class: 'C' },
    ],
    npm: [{ name: '@gohighlevel/api-client' }],
  },
  sources: ['https://highlevel.stoplight.io', 'known'],
};
