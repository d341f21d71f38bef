import type { Vendor } from '../vendor.ts';

export const line: Vendor = {
  slug: 'line',
  name: 'LINE',
  category: 'messaging',
  statusPageUrl: 'https://api.line-status.info',
  hosts: [
    { host: 'api.line.me' },
    { host: 'api-data.line.me' },
    { host: 'access.line.me' },
    { suffix: 'line.me' },
    { host: 'notify-api.line.me' },
    { suffix: 'line-scdn.net' },
    { suffix: 'line-apps.com' },
  ],
  packages: {
    cargo: [{ name: 'line-bot-sdk-rust' }],
    pub: [{ name: 'flutter_line_sdk' }],
    swift: [{ name: 'github.com/line/line-sdk-ios-swift' }],
    cocoapods: [{ name: 'LineSDK' }, { name: 'LineSDKSwift' }],
    nuget: [
      { name: 'LineBotSDK', class: 'C' },
      { name: 'AspNet.Security.OAuth.Line', class: 'C' },
      { name: 'Line.Messaging' },
    ],
    hex: [
      { name: 'ueberauth_line', class: 'C' },
      { name: 'line_bot', class: 'C' },
    ],
    composer: [
      { name: 'symfony/line-notify-notifier', class: 'C' },
      { name: 'symfony/line-bot-notifier', class: 'C' },
      { name: 'laravel-notification-channels/line', class: 'C' },
      { name: 'socialiteproviders/line', class: 'C' },
      { name: 'linecorp/line-bot-sdk' },
    ],
    gem: [{ name: 'omniauth-line', class: 'C' }, { name: 'line-bot-api' }],
    golang: [{ module: 'github.com/utahta/go-linenotify', class: 'C' }, { module: 'github.com/line/line-bot-sdk-go' }],
    maven: [{ name: 'com.linecorp:linesdk' }, { name: 'com.linecorp.linesdk:linesdk' }, { group: 'com.linecorp.bot' }],
    npm: [
      { name: '@line/line-bot-mcp-server' },
      { name: 'messaging-api-line', class: 'C' },
      { name: 'linebot', class: 'C' },
      { name: 'passport-line', class: 'C' },
      { name: 'passport-line-auth', class: 'C' },
      { name: 'passport-line-v2', class: 'C' },
      { name: '@line/bot-sdk' },
      { name: '@line/liff' },
    ],
    pypi: [{ name: 'langchain-line', class: 'C' }, { name: 'line-bot-sdk' }],
  },
  sources: ['https://developers.line.biz/en/docs'],
};
