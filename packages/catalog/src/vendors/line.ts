import type { Vendor } from '../vendor.ts';

export const line: Vendor = {
  slug: 'line',
  name: 'LINE',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [
    { host: 'api.line.me' },
    { host: 'api-data.line.me' },
    { host: 'access.line.me' },
    { suffix: 'line.me' },
    { host: 'notify-api.line.me' },
  ],
  packages: {
    composer: [{ name: 'linecorp/line-bot-sdk' }],
    gem: [{ name: 'line-bot-api' }],
    golang: [{ module: 'github.com/line/line-bot-sdk-go' }],
    maven: [{ group: 'com.linecorp.bot' }],
    npm: [{ name: '@line/bot-sdk' }, { name: '@line/liff' }],
    pypi: [{ name: 'line-bot-sdk' }],
  },
  sources: ['https://developers.line.biz/en/docs'],
};
