import type { Vendor } from '../vendor.ts';

export const patreon: Vendor = {
  slug: 'patreon',
  name: 'Patreon',
  category: 'community',
  statusPageUrl: 'https://status.patreon.com',
  hosts: [{ host: 'www.patreon.com' }, { suffix: 'patreon.com' }],
  packages: {
    golang: [{ module: 'github.com/mxpv/patreon-go', class: 'C' }],
    generic: [{ prefix: 'env:PATREON_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/patreon', class: 'C' }, { name: 'patreon/patreon' }],
    gem: [{ name: 'omniauth-patreon', class: 'C' }, { name: 'patreon' }],
    npm: [{ name: 'passport-patreon', class: 'C' }, { name: 'patreon' }],
    pypi: [{ name: 'patreon-v2', class: 'C' }, { name: 'patreon' }],
  },
  sources: ['https://docs.patreon.com', 'known'],
};
