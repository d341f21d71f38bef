import type { Vendor } from '../vendor.ts';

export const eventbrite: Vendor = {
  slug: 'eventbrite',
  name: 'Eventbrite',
  category: 'events',
  statusPageUrl: 'https://www.eventbritestatus.com',
  hosts: [{ host: 'www.eventbriteapi.com' }, { suffix: 'eventbriteapi.com' }, { suffix: 'eventbrite.com' }],
  packages: {
    generic: [{ prefix: 'env:EVENTBRITE_', class: 'B' }],
    composer: [
      { name: 'stevenmaguire/oauth2-eventbrite', class: 'C' },
      { name: 'socialiteproviders/eventbrite', class: 'C' },
    ],
    gem: [
      { name: 'eventbrite', class: 'C' },
      { name: 'omniauth-eventbrite', class: 'C' },
    ],
    npm: [{ name: 'eventbrite' }],
    pypi: [{ name: 'eventbrite' }],
  },
  sources: ['https://www.eventbrite.com/platform/docs'],
};
