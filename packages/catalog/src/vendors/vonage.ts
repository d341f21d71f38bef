import type { Vendor } from '../vendor.ts';

export const vonage: Vendor = {
  slug: 'vonage',
  name: 'Vonage',
  category: 'messaging',
  statusPageUrl: 'https://vonageapi.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.nexmo.com' },
    { host: 'rest.nexmo.com' },
    { host: 'api.vonage.com' },
    { host: 'messages-sandbox.nexmo.com' },
    { host: 'api-eu.nexmo.com' },
    { suffix: 'nexmo.com' },
    { suffix: 'vonage.com' },
  ],
  packages: {
    composer: [
      { name: 'symfony/vonage-notifier', class: 'C' },
      { name: 'laravel/vonage-notification-channel', class: 'C' },
      { name: 'vonage/client' },
    ],
    gem: [{ name: 'vonage' }, { name: 'nexmo' }, { name: 'opentok' }],
    golang: [{ module: 'github.com/vonage/vonage-go-sdk' }],
    maven: [{ name: 'com.vonage:server-sdk' }, { group: 'com.vonage' }],
    npm: [
      { name: '@vonage/server-client' },
      { name: '@vonage/client-sdk' },
      { name: '@vonage/server-sdk' },
      { name: 'nexmo' },
      { name: 'opentok' },
      { name: '@opentok/client' },
    ],
    nuget: [{ name: 'Vonage' }],
    pypi: [{ name: 'vonage' }, { name: 'nexmo' }],
  },
  sources: ['https://developer.vonage.com', 'https://vonageapi.statuspage.io', 'known'],
};
