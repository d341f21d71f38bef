import type { Vendor } from '../vendor.ts';

export const gumroad: Vendor = {
  slug: 'gumroad',
  name: 'Gumroad',
  category: 'payments',
  statusPageUrl: 'https://status.gumroad.com',
  hosts: [{ host: 'api.gumroad.com' }, { suffix: 'gumroad.com' }],
  packages: {
    composer: [
      { name: 'alofoxx/oauth2-gumroad', class: 'C' },
      { name: 'socialiteproviders/gumroad', class: 'C' },
    ],
    gem: [{ name: 'omniauth-gumroad', class: 'C' }],
  },
  sources: ['https://gumroad.com/api'],
};
