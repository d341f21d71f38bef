import type { Vendor } from '../vendor.ts';

export const allegro: Vendor = {
  slug: 'allegro',
  name: 'Allegro',
  category: 'platform',
  statusPageUrl: 'https://www.allegrostatus.pl',
  hosts: [{ host: 'api.allegro.pl' }, { suffix: 'allegro.pl' }],
  packages: {
    pypi: [
      { name: 'allegro-api', class: 'C' },
      { name: 'allegro-auth', class: 'C' },
    ],
  },
  sources: ['https://developer.allegro.pl', 'known'],
};
