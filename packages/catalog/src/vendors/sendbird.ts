import type { Vendor } from '../vendor.ts';

export const sendbird: Vendor = {
  slug: 'sendbird',
  name: 'Sendbird',
  category: 'messaging',
  statusPageUrl: 'https://status.sendbird.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'sendbird.com' }],
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
