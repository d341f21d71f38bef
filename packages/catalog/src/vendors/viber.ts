import type { Vendor } from '../vendor.ts';

export const viber: Vendor = {
  slug: 'viber',
  name: 'Viber',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'chatapi.viber.com' }, { suffix: 'viber.com' }],
  packages: {
    gem: [{ name: 'viberroo', class: 'C' }],
    golang: [{ module: 'github.com/mileusna/viber', class: 'C' }],
    generic: [{ prefix: 'env:VIBER_', class: 'B' }],
    npm: [{ name: 'messaging-api-viber', class: 'C' }, { name: 'viber-bot' }],
    pypi: [{ name: 'viberbot' }],
  },
  sources: ['https://developers.viber.com/docs'],
};
