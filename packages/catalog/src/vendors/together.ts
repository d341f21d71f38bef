import type { Vendor } from '../vendor.ts';

export const together: Vendor = {
  slug: 'together',
  name: 'Together AI',
  category: 'ai',
  statusPageUrl: 'https://status.together.ai',
  statusPage: { adapter: 'betterstack' },
  hosts: [
    { host: 'api.together.xyz' },
    { host: 'api.together.ai' },
    { suffix: 'together.xyz' },
    { suffix: 'together.ai' },
  ],
  packages: {
    golang: [{ module: 'github.com/togethercomputer/together-go' }],
    npm: [
      { name: '@langchain/together-ai', class: 'C' },
      { name: '@ai-sdk/togetherai', class: 'C' },
      { name: 'together-ai' },
    ],
    pypi: [
      { name: 'together-sandbox' },
      { name: 'togetherai-haystack', class: 'C' },
      { name: 'llama-index-llms-together', class: 'C' },
      { name: 'llama-index-embeddings-together', class: 'C' },
      { name: 'together' },
      { name: 'langchain-together', class: 'C' },
    ],
  },
  sources: ['https://docs.together.ai', 'https://status.together.ai', 'known'],
};
