import type { Vendor } from '../vendor.ts';

export const deepgram: Vendor = {
  slug: 'deepgram',
  name: 'Deepgram',
  category: 'ai',
  statusPageUrl: 'https://status.deepgram.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'agent.deepgram.com' },
    { host: 'api.eu.deepgram.com' },
    { host: 'api.deepgram.com' },
    { suffix: 'deepgram.com' },
  ],
  packages: {
    docker: [{ prefix: 'quay.io/deepgram/', class: 'G' }],
    pub: [{ name: 'deepgram_speech_to_text', class: 'C' }],
    generic: [{ prefix: 'env:DEEPGRAM_', class: 'B' }],
    maven: [{ group: 'com.deepgram' }, { name: 'com.deepgram:deepgram-java-sdk' }],
    composer: [{ name: 'deepgram/deepgram-php-sdk', class: 'C' }],
    cargo: [{ name: 'deepgram' }],
    gem: [{ name: 'deepgram' }],
    golang: [{ module: 'github.com/deepgram/deepgram-go-sdk' }],
    npm: [{ name: '@ai-sdk/deepgram', class: 'C' }, { name: '@deepgram/sdk' }],
    nuget: [{ name: 'Deepgram' }],
    pypi: [
      { name: 'deepgram-unstable-sdk', class: 'C' },
      { name: 'deepgram-sagemaker', class: 'C' },
      { name: 'livekit-plugins-deepgram', class: 'C' },
      { name: 'deepgram-sdk' },
    ],
  },
  sources: ['https://developers.deepgram.com', 'https://status.deepgram.com', 'known'],
};
