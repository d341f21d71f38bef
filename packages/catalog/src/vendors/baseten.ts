import type { Vendor } from '../vendor.ts';

export const baseten: Vendor = {
  slug: 'baseten',
  name: 'Baseten',
  category: 'ai',
  statusPageUrl: 'https://status.baseten.co',
  hosts: [
    { host: 'inference.baseten.co' },
    { host: 'api.baseten.co' },
    { suffix: 'api.baseten.co' },
    { suffix: 'baseten.co' },
  ],
  packages: {
    generic: [{ prefix: 'env:BASETEN_', class: 'B' }],
    npm: [{ name: '@basetenlabs/performance-client' }, { name: '@ai-sdk/baseten', class: 'C' }],
    pypi: [
      { name: 'baseten-loops', class: 'C' },
      { name: 'truss', class: 'G' },
      { name: 'llama-index-embeddings-baseten', class: 'C' },
      { name: 'livekit-plugins-baseten', class: 'C' },
      { name: 'baseten-performance-client' },
      { name: 'baseten' },
      { name: 'langchain-baseten', class: 'C' },
      { name: 'llama-index-llms-baseten', class: 'C' },
    ],
  },
  sources: ['https://docs.baseten.co'],
};
