import type { Vendor } from '../vendor.ts';

export const agora: Vendor = {
  slug: 'agora',
  name: 'Agora',
  category: 'video',
  statusPageUrl: 'https://status.agora.io',
  hosts: [{ host: 'api.agora.io' }, { suffix: 'agora.io' }],
  packages: {
    cocoapods: [{ name: 'AgoraRtcEngine_iOS' }],
    maven: [{ name: 'io.agora:authentication' }, { group: 'io.agora.rtc' }],
    npm: [
      { name: 'react-native-agora' },
      { name: 'agora-rtc-react' },
      { name: 'agora-rtm-sdk' },
      { name: 'agora-access-token' },
      { name: 'agora-rtc-sdk-ng' },
      { name: 'agora-token' },
    ],
    pub: [{ name: 'agora_rtc_engine' }],
    pypi: [{ name: 'agora-token-builder' }],
    swift: [{ name: 'github.com/agoraio/agorartcengine_ios' }],
  },
  sources: ['https://docs.agora.io', 'https://status.agora.io', 'known'],
};
