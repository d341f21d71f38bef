import type { Vendor } from '../vendor.ts';

export const drip: Vendor = {
  slug: 'drip',
  name: 'Drip',
  category: 'email',
  statusPageUrl: 'https://status.drip.com',
  hosts: [{ host: 'api.getdrip.com' }, { suffix: 'getdrip.com' }, { suffix: 'drip.com' }],
  packages: {
    npm: [
      { name: 'drip-nodejs', class: 'C' },
      { name: 'getdrip-api', class: 'C' },
    ],
    pypi: [
      { name: 'oviond-tap-drip', class: 'C' },
      { name: 'tap-drip', class: 'C' },
    ],
    gem: [{ name: 'drip-ruby' }],
  },
  sources: ['https://developer.drip.com', 'known'],
};
