import type { Vendor } from '../vendor.ts';

export const pushover: Vendor = {
  slug: 'pushover',
  name: 'Pushover',
  category: 'messaging',
  statusPageUrl: 'https://status.pushover.net',
  hosts: [{ host: 'api.pushover.net' }, { suffix: 'pushover.net' }],
  packages: {
    generic: [{ prefix: 'env:PUSHOVER_', class: 'B' }],
    nuget: [{ name: 'PushoverClient', class: 'C' }],
    golang: [{ module: 'github.com/gregdel/pushover', class: 'C' }],
    gem: [
      { name: 'pushover', class: 'C' },
      { name: 'pushover2', class: 'C' },
      { name: 'rushover', class: 'C' },
    ],
    composer: [
      { name: 'laravel-notification-channels/pushover', class: 'C' },
      { name: 'symfony/pushover-notifier', class: 'C' },
    ],
    npm: [
      { name: 'node-pushover', class: 'C' },
      { name: 'pushover-notifications', class: 'C' },
    ],
    pypi: [
      { name: 'pushoverwrap', class: 'C' },
      { name: 'pushed-over', class: 'C' },
      { name: 'pushover-complete', class: 'C' },
      { name: 'pushover-util', class: 'C' },
      { name: 'revohsup', class: 'C' },
      { name: 'pullunder', class: 'C' },
      { name: 'pushovernet', class: 'C' },
      { name: 'macwinnie-py-pushover-client', class: 'C' },
      { name: 'chump', class: 'C' },
      { name: 'python-pushover', class: 'C' },
    ],
  },
  sources: ['https://pushover.net/api'],
};
