import type { Vendor } from '../vendor.ts';

export const pushover: Vendor = {
  slug: 'pushover',
  name: 'Pushover',
  category: 'messaging',
  statusPageUrl: 'https://status.pushover.net',
  hosts: [{ host: 'api.pushover.net' }, { suffix: 'pushover.net' }],
  packages: {
    composer: [
      { name: 'laravel-notification-channels/pushover', class: 'C' },
      { name: 'symfony/pushover-notifier', class: 'C' },
    ],
    npm: [{ name: 'pushover-notifications', class: 'C' }],
    pypi: [{ name: 'python-pushover', class: 'C' }],
  },
  sources: ['https://pushover.net/api'],
};
