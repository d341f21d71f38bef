import type { Vendor } from '../vendor.ts';

export const elevenlabs: Vendor = {
  slug: 'elevenlabs',
  name: 'ElevenLabs',
  category: 'ai',
  statusPageUrl: 'https://status.elevenlabs.io',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.elevenlabs.io' }, { host: 'api.us.elevenlabs.io' }, { suffix: 'elevenlabs.io' }],
  packages: {
    maven: [
      { group: 'io.elevenlabs' },
      { name: 'org.springframework.ai:spring-ai-autoconfigure-model-elevenlabs', class: 'C' },
    ],
    pub: [
      { name: 'elevenlabs_agents', class: 'C' },
      { name: 'eleven_labs', class: 'C' },
      { name: 'elevenlabs_flutter', class: 'C' },
    ],
    swift: [{ name: 'github.com/elevenlabs/elevenlabs-swift-sdk' }],
    cargo: [
      { name: 'elevenlabs-convai', class: 'C' },
      { name: 'elevenlabs_rs', class: 'C' },
    ],
    composer: [{ name: 'ardagnsrn/elevenlabs-php', class: 'C' }],
    golang: [
      { module: 'github.com/taigrr/elevenlabs', class: 'C' },
      { module: 'github.com/haguro/elevenlabs-go', class: 'C' },
    ],
    gem: [{ name: 'elevenlabs' }],
    generic: [
      { name: 'env:XI_API_KEY', class: 'B' },
      { name: 'env:ELEVEN_API_KEY', class: 'B' },
      { prefix: 'env:ELEVENLABS_', class: 'B' },
    ],
    npm: [
      { name: '@mastra/voice-elevenlabs', class: 'C' },
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
    nuget: [{ name: 'ElevenLabs', class: 'C' }, { name: 'ElevenLabs-DotNet' }],
    pypi: [
      { name: 'ovos-tts-plugin-elevenlabs', class: 'C' },
      { name: 'elevenlabslib', class: 'C' },
      { name: 'llama-index-tools-elevenlabs', class: 'C' },
      { name: 'livekit-plugins-elevenlabs', class: 'C' },
      { name: 'elevenlabs-haystack', class: 'C' },
      { name: 'elevenlabs' },
    ],
  },
  sources: ['https://elevenlabs.io/docs', 'https://status.elevenlabs.io', 'known'],
};
