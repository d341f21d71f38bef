import type { Vendor } from '../vendor.ts';

export const livekit: Vendor = {
  slug: 'livekit',
  name: 'LiveKit',
  category: 'video',
  statusPageUrl: 'https://status.livekit.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'livekit.cloud' }],
  packages: {
    nuget: [{ name: 'Livekit.Server.Sdk.Dotnet', class: 'C' }],
    hex: [{ name: 'livekitex', class: 'C' }],
    cocoapods: [
      { name: 'livekit-react-native', class: 'B' },
      { name: 'LiveKitClient', class: 'B' },
    ],
    cargo: [
      { name: 'livekit', class: 'B' },
      { name: 'livekit-api', class: 'B' },
    ],
    composer: [{ name: 'agence104/livekit-server-sdk', class: 'B' }],
    gem: [{ name: 'livekit-server-sdk', class: 'B' }],
    golang: [
      { module: 'github.com/livekit/protocol', class: 'B' },
      { module: 'github.com/livekit/server-sdk-go', class: 'B' },
    ],
    maven: [{ group: 'io.livekit' }, { name: 'io.livekit:livekit-server', class: 'B' }],
    npm: [
      { name: '@livekit/egress-sdk', class: 'B' },
      { name: '@livekit/react-native' },
      { name: '@livekit/agents' },
      { name: '@livekit/rtc-node', class: 'B' },
      { name: '@livekit/components-react', class: 'B' },
      { name: 'livekit-client', class: 'B' },
      { name: 'livekit-server-sdk', class: 'B' },
    ],
    pub: [{ name: 'livekit_components' }, { name: 'livekit_noise_filter' }, { name: 'livekit_client', class: 'B' }],
    pypi: [
      { name: 'livekit-browser', class: 'B' },
      { name: 'livekit-agents', class: 'B' },
      { name: 'livekit-protocol', class: 'B' },
      { name: 'livekit', class: 'B' },
      { name: 'livekit-api', class: 'B' },
    ],
    swift: [{ name: 'github.com/livekit/client-sdk-swift', class: 'B' }],
  },
  sources: ['https://docs.livekit.io', 'https://status.livekit.io', 'known'],
};
