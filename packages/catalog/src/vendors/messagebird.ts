import type { Vendor } from '../vendor.ts';

export const messagebird: Vendor = {
  slug: 'messagebird',
  name: 'Bird (MessageBird)',
  category: 'messaging',
  statusPageUrl: 'https://status.bird.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'rest.messagebird.com' },
    { host: 'conversations.messagebird.com' },
    { host: 'api.bird.com' },
    { suffix: 'messagebird.com' },
    { suffix: 'bird.com' },
  ],
  packages: {
    hex: [{ name: 'message_bird', class: 'C' }],
    generic: [{ prefix: 'env:MESSAGEBIRD_', class: 'B' }],
    composer: [
      { name: 'symfony/message-bird-notifier', class: 'C' },
      { name: 'laravel-notification-channels/messagebird', class: 'C' },
      { name: 'messagebird/php-rest-api' },
    ],
    gem: [{ name: 'messagebird-rest' }],
    golang: [{ module: 'github.com/messagebird/go-rest-api' }],
    maven: [{ name: 'com.messagebird:messagebird-api' }, { group: 'com.messagebird' }],
    npm: [{ name: '@messagebird/sdk' }, { name: 'messagebird' }],
    nuget: [{ name: 'Bot.Builder.Community.Adapters.MessageBird', class: 'C' }, { name: 'MessageBird' }],
    pypi: [{ name: 'bird-python', class: 'C' }, { name: 'tap-messagebird', class: 'C' }, { name: 'messagebird' }],
  },
  sources: ['https://developers.messagebird.com', 'https://status.bird.com', 'known'],
};
