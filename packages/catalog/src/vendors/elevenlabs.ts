import type { Vendor } from '../vendor.ts';

export const elevenlabs: Vendor = {
  slug: 'elevenlabs',
  name: 'ElevenLabs',
  category: 'ai',
  statusPageUrl: 'https://status.elevenlabs.io',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.elevenlabs.io' }, { host: 'api.us.elevenlabs.io' }, { suffix: 'elevenlabs.io' }],
  packages: {
    pub: [{ name: 'elevenlabs_flutter', class: 'C' }],
    swift: [{ name: 'github.com/elevenlabs/elevenlabs-swift-sdk' }],
    cargo: [{ name: 'elevenlabs_rs', class: 'C' }],
    composer: [{ name: 'ardagnsrn/elevenlabs-php', class: 'C' }],
    golang: [{ module: 'github.com/haguro/elevenlabs-go', class: 'C' }],
    gem: [{ name: 'elevenlabs' }],
    generic: [{ prefix: 'env:ELEVENLABS_', class: 'B' }],
    npm: [
      { name: '@elevenlabs/convai-widget-embed' },
      { name: '@elevenlabs/cli', class: 'G' },
      { name: '@elevenlabs/react-native' },
      { name: '@11labs/react' },
      { name: '@11labs/client' },
      { name: '@elevenlabs/react' },
      { name: '@elevenlabs/client' },
      { name: '@ai-sdk/elevenlabs', class: 'C' },
      { name: '@elevenlabs/elevenlabs-js' },
      { name: 'elevenlabs' },
    ],
    nuget: [{ name: 'ElevenLabs-DotNet' }],
    pypi: [
      { name: 'llama-index-tools-elevenlabs', class: 'C' },
      { name: 'livekit-plugins-elevenlabs', class: 'C' },
      { name: 'elevenlabs-haystack', class: 'C' },
      { name: 'elevenlabs' },
    ],
  },
  sources: ['https://elevenlabs.io/docs', 'https://status.elevenlabs.io', 'known'],
};
