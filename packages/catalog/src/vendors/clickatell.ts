import type { Vendor } from '../vendor.ts';

export const clickatell: Vendor = {
  slug: 'clickatell',
  name: 'Clickatell',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.clickatell.com' }, { host: 'platform.clickatell.com' }, { suffix: 'clickatell.com' }],
  packages: {
    composer: [
      { name: 'clickatell/rest' },
      { name: 'arcturial/clickatell', class: 'C' },
      { name: 'symfony/clickatell-notifier', class: 'C' },
      { name: 'laravel-notification-channels/clickatell', class: 'C' },
    ],
  },
  sources: ['https://docs.clickatell.com', 'known'],
};
