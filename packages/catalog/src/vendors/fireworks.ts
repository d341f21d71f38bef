import type { Vendor } from '../vendor.ts';

export const fireworks: Vendor = {
  slug: 'fireworks',
  name: 'Fireworks AI',
  category: 'ai',
  statusPageUrl: 'https://status.fireworks.ai',
  hosts: [{ host: 'api.fireworks.ai' }, { suffix: 'fireworks.ai' }],
  packages: {
    npm: [
      { name: '@langchain/fireworks', class: 'C' },
      { name: '@ai-sdk/fireworks', class: 'C' },
    ],
    pypi: [
      { name: 'livekit-plugins-fireworksai', class: 'C' },
      { name: 'llama-index-llms-fireworks', class: 'C' },
      { name: 'llama-index-embeddings-fireworks', class: 'C' },
      { name: 'fireworks-ai' },
      { name: 'langchain-fireworks', class: 'C' },
    ],
  },
  sources: ['https://docs.fireworks.ai', 'https://status.fireworks.ai', 'known'],
};
