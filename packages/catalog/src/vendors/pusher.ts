import type { Vendor } from '../vendor.ts';

export const pusher: Vendor = {
  slug: 'pusher',
  name: 'Pusher',
  category: 'messaging',
  statusPageUrl: 'https://status.pusher.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.pusherapp.com' }, { suffix: 'pusher.com' }, { suffix: 'pusherapp.com' }],
  packages: {
    cargo: [{ name: 'pusher', class: 'C' }],
    cocoapods: [{ name: 'PusherSwift' }],
    composer: [
      { name: 'pusher/pusher-push-notifications' },
      { name: 'laravel-notification-channels/pusher-push-notifications', class: 'C' },
      { name: 'pusher/pusher-php-server' },
    ],
    gem: [{ name: 'pusher-push-notifications' }, { name: 'pusher' }],
    generic: [{ prefix: 'env:PUSHER_', class: 'B' }],
    golang: [{ module: 'github.com/pusher/push-notifications-go' }, { module: 'github.com/pusher/pusher-http-go' }],
    hex: [{ name: 'pusher' }],
    maven: [{ name: 'com.pusher:pusher-http-java' }, { group: 'com.pusher' }],
    npm: [
      { name: '@harelpls/use-pusher', class: 'C' },
      { name: 'laravel-echo', class: 'D' },
      { name: '@pusher/pusher-websocket-react-native' },
      { name: '@pusher/push-notifications-web' },
      { name: '@pusher/push-notifications-server' },
      { name: 'pusher' },
      { name: 'pusher-js' },
    ],
    nuget: [{ name: 'PusherServer' }],
    pub: [{ name: 'pusher_channels_flutter' }],
    pypi: [{ name: 'pusher-push-notifications' }, { name: 'pysher', class: 'C' }, { name: 'pusher' }],
    swift: [{ name: 'github.com/pusher/pusher-websocket-swift' }],
  },
  sources: ['https://pusher.com/docs', 'https://status.pusher.com', 'known'],
};
