import type { Vendor } from '../vendor.ts';

export const livechat: Vendor = {
  slug: 'livechat',
  name: 'LiveChat',
  category: 'messaging',
  statusPageUrl: 'https://status.livechat.com',
  hosts: [
    { host: 'api.livechatinc.com' },
    { host: 'cdn.livechatinc.com' },
    { suffix: 'livechatinc.com' },
    { suffix: 'livechat.com' },
    { suffix: 'livechat-static.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/livechat/chat-window-ios', class: 'C' }],
    pub: [
      { name: 'flutter_livechat', class: 'C' },
      { name: 'livechatt', class: 'C' },
    ],
    cocoapods: [{ name: 'LiveChat' }],
    generic: [{ prefix: 'env:LIVECHAT_', class: 'B' }],
    npm: [
      { name: '@livechat/lc-sdk-js' },
      { name: '@livechat/platform-client' },
      { name: '@livechat/helpdesk-sdk' },
      { name: '@livechat/agent-app-sdk' },
      { name: '@livechat/accounts-sdk' },
      { name: '@livechat/customer-sdk' },
      { name: '@livechat/widget-react' },
      { name: '@livechat/chat-sdk' },
    ],
  },
  sources: ['https://developers.livechat.com', 'known'],
};
