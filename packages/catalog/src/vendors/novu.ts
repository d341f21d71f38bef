import type { Vendor } from '../vendor.ts';

export const novu: Vendor = {
  slug: 'novu',
  name: 'Novu',
  category: 'messaging',
  statusPageUrl: 'https://status.novu.co',
  hosts: [{ host: 'api.novu.co' }, { host: 'eu.api.novu.co' }, { suffix: 'novu.co' }],
  packages: {
    maven: [{ group: 'co.novu' }],
    composer: [
      { name: 'unicodeveloper/novu', class: 'C' },
      { name: 'symfony/novu-notifier', class: 'B' },
      { name: 'novu/novu-laravel', class: 'B' },
      { name: 'novuhq/novu', class: 'B' },
    ],
    gem: [{ name: 'novu', class: 'B' }],
    generic: [{ prefix: 'env:NOVU_', class: 'B' }],
    golang: [{ module: 'github.com/novuhq/go-novu', class: 'B' }],
    npm: [
      { name: '@novu/ntfr-client', class: 'B' },
      { name: '@novu/headless', class: 'B' },
      { name: '@novu/client' },
      { name: '@novu/notification-center-vue' },
      { name: '@novu/notification-center-angular' },
      { name: '@novu/react-native', class: 'B' },
      { name: '@novu/js', class: 'B' },
      { name: '@novu/react', class: 'B' },
      { name: '@novu/nextjs', class: 'B' },
      { name: '@novu/framework', class: 'B' },
      { name: '@novu/notification-center', class: 'B' },
      { name: '@novu/node', class: 'B' },
      { name: '@novu/api', class: 'B' },
    ],
    nuget: [{ name: 'Novu', class: 'B' }],
    pypi: [
      { name: 'novu-python', class: 'B' },
      { name: 'novu', class: 'B' },
      { name: 'novu-py', class: 'B' },
    ],
  },
  sources: ['https://docs.novu.co', 'https://status.novu.co', 'known'],
};
