import type { Vendor } from '../vendor.ts';

export const sendbird: Vendor = {
  slug: 'sendbird',
  name: 'Sendbird',
  category: 'messaging',
  statusPageUrl: 'https://status.sendbird.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'sendbird.com' }],
  // A host has the application's id in its name, which does not tell the region.
  pages: [
    { key: 'ap-1', name: 'Tokyo', statusPageUrl: 'https://status-tokyo.sendbird.com', hosts: [] },
    { key: 'ap-2', name: 'Seoul', statusPageUrl: 'https://status-seoul.sendbird.com', hosts: [] },
    { key: 'ap-5', name: 'Singapore', statusPageUrl: 'https://status-singapore.sendbird.com', hosts: [] },
    { key: 'ap-8', name: 'Mumbai', statusPageUrl: 'https://status-mumbai.sendbird.com', hosts: [] },
    { key: 'ap-9', name: 'Sydney', statusPageUrl: 'https://status-sydney.sendbird.com', hosts: [] },
    { key: 'eu-1', name: 'Frankfurt', statusPageUrl: 'https://status-frankfurt.sendbird.com', hosts: [] },
    { key: 'us-1', name: 'Oregon', statusPageUrl: 'https://status-oregon.sendbird.com', hosts: [] },
    { key: 'us-2', name: 'North Virginia 1', statusPageUrl: 'https://status-nvirginia1.sendbird.com', hosts: [] },
    { key: 'us-3', name: 'North Virginia 2', statusPageUrl: 'https://status-nvirginia2.sendbird.com', hosts: [] },
  ],
  packages: {
    gem: [{ name: 'sendbird', class: 'C' }],
    pypi: [{ name: 'sendbird-platform-sdk' }],
    generic: [{ prefix: 'env:SENDBIRD_', class: 'B' }],
    cocoapods: [{ name: 'SendBirdSDK' }, { name: 'SendbirdChatSDK' }],
    maven: [{ group: 'com.sendbird' }],
    npm: [
      { name: '@sendbird/uikit-react-native-foundation' },
      { name: '@sendbird/ai-agent-messenger-react' },
      { name: 'sendbird' },
      { name: '@sendbird/uikit-react-native' },
      { name: '@sendbird/uikit-react' },
      { name: '@sendbird/chat' },
    ],
    pub: [{ name: 'sendbird_sdk' }, { name: 'sendbird_chat_sdk' }],
    swift: [{ name: 'github.com/sendbird/sendbird-chat-sdk-ios' }],
  },
  sources: ['https://sendbird.com/docs', 'https://status.sendbird.com', 'known'],
};
