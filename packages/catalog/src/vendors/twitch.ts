import type { Vendor } from '../vendor.ts';

export const twitch: Vendor = {
  slug: 'twitch',
  name: 'Twitch',
  category: 'platform',
  statusPageUrl: 'https://status.twitch.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.twitch.tv' },
    { host: 'id.twitch.tv' },
    { host: 'eventsub.wss.twitch.tv' },
    { suffix: 'twitch.tv' },
  ],
  packages: {
    golang: [
      { module: 'github.com/gempir/go-twitch-irc', class: 'C' },
      { module: 'github.com/nicklaw5/helix', class: 'C' },
    ],
    generic: [{ prefix: 'env:TWITCH_', class: 'B' }],
    composer: [
      { name: 'vertisan/oauth2-twitch-helix', class: 'C' },
      { name: 'tpavlek/oauth2-twitch', class: 'C' },
      { name: 'depotwarehouse/oauth2-twitch', class: 'C' },
      { name: 'socialiteproviders/twitch', class: 'C' },
      { name: 'romanzipp/laravel-twitch', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-twitch', class: 'C' },
      { name: 'twitch-api', class: 'C' },
    ],
    cargo: [{ name: 'twitch_api' }],
    maven: [{ name: 'com.github.twitch4j:twitch4j' }],
    npm: [
      { name: 'twitch-api', class: 'C' },
      { name: 'twitch-js' },
      { name: '@twurple/eventsub-base', class: 'C' },
      { name: '@twurple/eventsub-ws', class: 'C' },
      { name: '@twurple/chat', class: 'C' },
      { name: '@twurple/auth', class: 'C' },
      { name: 'twitch-video-element', class: 'C' },
      { name: 'passport-twitch-strategy', class: 'C' },
      { name: 'passport-twitch', class: 'C' },
      { name: 'tmi.js', class: 'C' },
      { name: '@twurple/api-call', class: 'C' },
      { name: '@twurple/api' },
    ],
    nuget: [{ name: 'TwitchLib', class: 'C' }, { name: 'TwitchLib.Api' }],
    pypi: [{ name: 'twitchio' }, { name: 'twitchAPI' }],
  },
  sources: ['https://dev.twitch.tv/docs', 'https://status.twitch.com', 'known'],
};
