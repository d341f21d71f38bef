import type { Vendor } from '../vendor.ts';

export const ably: Vendor = {
  slug: 'ably',
  name: 'Ably',
  category: 'messaging',
  statusPageUrl: 'https://status.ably.com',
  hosts: [
    { host: 'rest.ably.io' },
    { host: 'realtime.ably.io' },
    { suffix: 'ably.io' },
    { suffix: 'ably.net' },
    { suffix: 'ably-realtime.com' },
    { suffix: 'ably.com' },
  ],
  packages: {
    terraform: [{ name: 'ably/ably', class: 'G' }],
    cargo: [{ name: 'ably', class: 'C' }],
    cocoapods: [{ name: 'AblyDeltaCodec', class: 'D' }, { name: 'AblyAssetTrackingPublisher' }, { name: 'Ably' }],
    composer: [{ name: 'ably/ably-php-laravel' }, { name: 'ably/laravel-broadcaster' }, { name: 'ably/ably-php' }],
    gem: [{ name: 'ably-rest' }, { name: 'ably' }],
    golang: [{ module: 'github.com/ably/ably-go' }],
    maven: [{ group: 'io.ably' }, { name: 'io.ably:ably-java' }],
    npm: [
      { name: 'ably-js' },
      { name: '@ably/spaces' },
      { name: '@ably/laravel-echo' },
      { name: '@ably-labs/react-hooks', class: 'C' },
      { name: '@ably/chat' },
      { name: 'ably' },
    ],
    nuget: [{ prefix: 'ably.io.' }, { name: 'ably.io' }],
    pub: [{ name: 'ably_flutter' }],
    pypi: [{ name: 'ably' }],
    swift: [
      { name: 'github.com/ably/ably-chat-swift' },
      { name: 'github.com/ably/ably-asset-tracking-swift' },
      { name: 'github.com/ably/ably-cocoa-plugin-support', class: 'D' },
      { name: 'github.com/ably/ably-cocoa' },
    ],
  },
  sources: ['https://ably.com/docs', 'https://status.ably.com', 'known'],
};
