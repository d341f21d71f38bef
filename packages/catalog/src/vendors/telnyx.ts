import type { Vendor } from '../vendor.ts';

export const telnyx: Vendor = {
  slug: 'telnyx',
  name: 'Telnyx',
  category: 'messaging',
  statusPageUrl: 'https://status.telnyx.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'rtc.telnyx.com' }, { host: 'api.telnyx.com' }, { suffix: 'telnyx.com' }],
  packages: {
    swift: [{ name: 'github.com/team-telnyx/telnyx-webrtc-ios' }],
    pub: [{ name: 'telnyx_webrtc' }],
    cocoapods: [{ name: 'TelnyxRTC' }],
    generic: [{ prefix: 'env:TELNYX_', class: 'B' }],
    composer: [{ name: 'symfony/telnyx-notifier', class: 'C' }, { name: 'telnyx/telnyx-php' }],
    gem: [{ name: 'telnyx' }],
    golang: [{ module: 'github.com/team-telnyx/telnyx-go' }],
    maven: [{ group: 'com.telnyx' }, { group: 'com.github.team-telnyx' }, { name: 'com.telnyx.sdk:telnyx' }],
    npm: [
      { name: 'telnyx-mcp' },
      { name: '@telnyx/react-native-voice-sdk' },
      { name: '@telnyx/video' },
      { name: '@telnyx/react-client' },
      { name: '@telnyx/react-voice-commons-sdk' },
      { name: '@telnyx/webrtc' },
      { name: 'telnyx' },
    ],
    nuget: [{ name: 'Elsa.Telnyx', class: 'C' }, { name: 'Telnyx.net' }],
    pypi: [
      { name: 'livekit-plugins-telnyx', class: 'C' },
      { name: 'langchain-telnyx', class: 'C' },
      { name: 'telnyx' },
    ],
  },
  sources: ['https://developers.telnyx.com', 'https://status.telnyx.com', 'known'],
};
