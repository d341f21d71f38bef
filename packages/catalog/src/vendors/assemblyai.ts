import type { Vendor } from '../vendor.ts';

export const assemblyai: Vendor = {
  slug: 'assemblyai',
  name: 'AssemblyAI',
  category: 'ai',
  statusPageUrl: 'https://status.assemblyai.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'streaming.eu.assemblyai.com' },
    { host: 'api.assemblyai.com' },
    { host: 'streaming.assemblyai.com' },
    { host: 'api.eu.assemblyai.com' },
    { suffix: 'assemblyai.com' },
  ],
  packages: {
    hex: [{ name: 'assembly_ai', class: 'C' }],
    generic: [{ prefix: 'env:ASSEMBLYAI_', class: 'B' }],
    gem: [{ name: 'assemblyai' }],
    golang: [{ module: 'github.com/AssemblyAI/assemblyai-go-sdk' }],
    maven: [{ group: 'com.assemblyai' }, { name: 'com.assemblyai:assemblyai-java' }],
    npm: [{ name: '@ai-sdk/assemblyai', class: 'C' }, { name: 'assemblyai' }],
    nuget: [{ name: 'AssemblyAI' }],
    pypi: [
      { name: 'newassemblyai', class: 'C' },
      { name: 'assemblyai-transcriber', class: 'C' },
      { name: 'minmo', class: 'C' },
      { name: 'llama-index-readers-assemblyai', class: 'C' },
      { name: 'livekit-plugins-assemblyai', class: 'C' },
      { name: 'assemblyai-haystack', class: 'C' },
      { name: 'assemblyai' },
    ],
  },
  sources: ['https://www.assemblyai.com/docs', 'https://status.assemblyai.com', 'known'],
};
