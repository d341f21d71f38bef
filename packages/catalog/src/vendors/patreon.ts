import type { Vendor } from '../vendor.ts';

export const patreon: Vendor = {
  slug: 'patreon',
  name: 'Patreon',
  category: 'community',
  statusPageUrl: 'https://status.patreon.com',
  hosts: [{ host: 'www.patreon.com' }, { suffix: 'patreon.com' }],
  packages: {
    composer: [{ name: 'patreon/patreon' }],
    gem: [{ name: 'patreon' }],
    npm: [{ name: 'patreon' }],
    pypi: [{ name: 'patreon' }],
  },
  sources: ['https://docs.patreon.com', 'known'],
};
