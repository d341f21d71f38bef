import type { Vendor } from '../vendor.ts';

export const stream: Vendor = {
  slug: 'stream',
  name: 'Stream',
  category: 'messaging',
  statusPageUrl: 'https://status.getstream.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.getstream.io' },
    { host: 'api.stream-io-api.com' },
    { host: 'chat.stream-io-api.com' },
    { host: 'video.stream-io-api.com' },
    { suffix: 'stream-io-api.com' },
    { suffix: 'getstream.io' },
  ],
  packages: {
    cocoapods: [{ name: 'StreamChat' }],
    composer: [{ name: 'get-stream/stream-chat' }],
    gem: [{ name: 'stream-chat-ruby' }, { name: 'getstream' }],
    golang: [{ module: 'github.com/GetStream/stream-chat-go' }],
    maven: [{ name: 'io.getstream:stream-chat-java' }, { group: 'io.getstream' }],
    npm: [
      { name: '@stream-io/video-client' },
      { name: '@stream-io/video-react-native-sdk' },
      { name: 'stream-chat-react' },
      { name: '@stream-io/video-react-sdk' },
      { name: 'stream-chat' },
      { name: 'getstream' },
      { name: '@stream-io/node-sdk' },
    ],
    nuget: [{ name: 'stream-chat-net' }],
    pub: [{ name: 'stream_chat' }, { name: 'stream_chat_flutter' }],
    pypi: [{ name: 'stream-chat' }, { name: 'getstream' }],
    swift: [{ name: 'github.com/getstream/stream-chat-swift' }],
  },
  sources: ['https://getstream.io/docs', 'https://status.getstream.io', 'known'],
};
