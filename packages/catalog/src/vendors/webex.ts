import type { Vendor } from '../vendor.ts';

export const webex: Vendor = {
  slug: 'webex',
  name: 'Webex',
  category: 'messaging',
  statusPageUrl: 'https://status.webex.com',
  hosts: [
    { host: 'webexapis.com' },
    { host: 'api.ciscospark.com' },
    { suffix: 'webexapis.com' },
    { suffix: 'ciscospark.com' },
    { suffix: 'webex.com' },
  ],
  packages: {
    nuget: [
      { name: 'Thrzn41.WebexTeams', class: 'C' },
      { name: 'Bot.Builder.Community.Adapters.Webex', class: 'C' },
      { name: 'AspNet.Security.OAuth.CiscoSpark', class: 'C' },
    ],
    swift: [{ name: 'github.com/webex/webex-ios-sdk' }],
    generic: [{ prefix: 'env:WEBEX_', class: 'B' }],
    composer: [
      { name: 'laravel-notification-channels/webex', class: 'C' },
      { name: 'socialiteproviders/webex', class: 'C' },
    ],
    cocoapods: [{ name: 'CiscoWebexSDK', class: 'C' }, { name: 'WebexSDK' }],
    maven: [{ group: 'com.webex' }, { group: 'com.ciscowebex' }, { group: 'com.ciscospark' }],
    golang: [{ module: 'github.com/jbogarin/go-cisco-webex-teams', class: 'C' }],
    npm: [
      { name: '@ciscospark/recipe-private-web-client' },
      { name: '@ciscospark/spark-core' },
      { name: 'ciscospark' },
      { name: 'webex' },
      { name: 'webex-node-bot-framework' },
    ],
    pypi: [
      { name: 'webexpythonsdk-async', class: 'C' },
      { name: 'webex-byova', class: 'C' },
      { name: 'webex-message-handler', class: 'C' },
      { name: 'wxc-sdk', class: 'C' },
      { name: 'webex-events', class: 'C' },
      { name: 'webexpythonsdk' },
      { name: 'webexteamssdk' },
    ],
  },
  sources: ['https://developer.webex.com/docs'],
};
