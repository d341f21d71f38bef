import type { Vendor } from '../vendor.ts';

export const pubnub: Vendor = {
  slug: 'pubnub',
  name: 'PubNub',
  category: 'messaging',
  statusPageUrl: 'https://status.pubnub.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'ps.pndsn.com' }, { suffix: 'pndsn.com' }, { suffix: 'pubnub.com' }],
  packages: {
    generic: [{ prefix: 'env:PUBNUB_', class: 'B' }],
    cargo: [{ name: 'pubnub-core' }, { name: 'pubnub-hyper' }, { name: 'pubnub' }],
    cocoapods: [{ name: 'PubNubSwiftChatSDK' }, { name: 'PubNub' }, { name: 'PubNubSwift' }],
    composer: [{ name: 'pubnub/pubnub' }],
    gem: [{ name: 'pubnub' }],
    golang: [{ module: 'github.com/pubnub/go' }],
    maven: [
      { name: 'org.apache.camel.quarkus:camel-quarkus-pubnub', class: 'C' },
      { name: 'com.pubnub:pubnub-gson' },
      { group: 'com.pubnub' },
    ],
    npm: [
      { name: '@pubnub/react-chat-components' },
      { name: '@pubnub/chat' },
      { name: 'pubnub-react', class: 'C' },
      { name: 'pubnub' },
    ],
    nuget: [{ name: 'PubnubPCL' }, { name: 'Pubnub' }],
    pub: [{ name: 'pubnub' }],
    pypi: [{ name: 'langchain-pubnub', class: 'C' }, { name: 'pubnub' }],
    swift: [{ name: 'github.com/pubnub/objective-c', class: 'C' }, { name: 'github.com/pubnub/swift' }],
  },
  sources: ['https://www.pubnub.com/docs', 'https://status.pubnub.com', 'known'],
};
