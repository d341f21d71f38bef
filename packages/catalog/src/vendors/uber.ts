import type { Vendor } from '../vendor.ts';

export const uber: Vendor = {
  slug: 'uber',
  name: 'Uber',
  category: 'platform',
  statusPageUrl: null,
  hosts: [{ host: 'api.uber.com' }, { host: 'auth.uber.com' }, { suffix: 'uber.com' }],
  packages: {
    cocoapods: [{ name: 'UberRides' }],
    npm: [{ name: 'uber-direct' }],
    composer: [
      { name: 'stevenmaguire/oauth2-uber', class: 'C' },
      { name: 'socialiteproviders/uber', class: 'C' },
    ],
  },
  sources: ['https://developer.uber.com', 'known'],
};
