import type { Vendor } from '../vendor.ts';

export const trello: Vendor = {
  slug: 'trello',
  name: 'Trello',
  category: 'business',
  statusPageUrl: 'https://trello.status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.trello.com' }, { suffix: 'trello.com' }],
  packages: {
    hex: [{ name: 'currently' }],
    maven: [{ name: 'com.julienvey.trello:trello-java-wrapper', class: 'C' }],
    composer: [
      { name: 'semaio/trello-api', class: 'C' },
      { name: 'laravel-notification-channels/trello', class: 'C' },
      { name: 'socialiteproviders/trello', class: 'C' },
      { name: 'cdaguerre/php-trello-api', class: 'C' },
    ],
    nuget: [
      { name: 'TrelloNet', class: 'C' },
      { name: 'TrelloDotNet', class: 'C' },
      { name: 'Manatee.Trello', class: 'C' },
    ],
    gem: [
      { name: 'fastlane-plugin-trello', class: 'G' },
      { name: 'omniauth-trello', class: 'C' },
      { name: 'ruby-trello' },
    ],
    golang: [{ module: 'github.com/adlio/trello' }],
    npm: [
      { name: 'passport-trello', class: 'C' },
      { name: 'node-trello', class: 'C' },
      { name: 'trello' },
      { name: 'trello.js' },
    ],
    pypi: [
      { name: 'aaiotrello', class: 'C' },
      { name: 'ai-trello-extract', class: 'C' },
      { name: 'rebello', class: 'C' },
      { name: 'trellio-client', class: 'C' },
      { name: 'ha-py-trello', class: 'C' },
      { name: 'trello', class: 'C' },
      { name: 'tap-trello', class: 'C' },
      { name: 'llama-index-readers-trello', class: 'C' },
      { name: 'airbyte-source-trello', class: 'C' },
      { name: 'py-trello' },
    ],
  },
  sources: ['https://developer.atlassian.com/cloud/trello', 'https://trello.status.atlassian.com', 'known'],
};
