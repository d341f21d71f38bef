import type { Vendor } from '../vendor.ts';

export const deepinfra: Vendor = {
  slug: 'deepinfra',
  name: 'DeepInfra',
  category: 'ai',
  statusPageUrl: 'https://status.deepinfra.com',
  hosts: [{ host: 'api.deepinfra.com' }, { suffix: 'deepinfra.com' }],
  packages: {
    generic: [{ prefix: 'env:DEEPINFRA_', class: 'B' }],
    npm: [
      { name: 'deepinfra' },
      { name: '@llamaindex/deepinfra', class: 'C' },
      { name: '@ai-sdk/deepinfra', class: 'C' },
    ],
    pypi: [
      { name: 'deepinfra' },
      { name: 'llama-index-embeddings-deepinfra', class: 'C' },
      { name: 'langchain-deepinfra', class: 'C' },
      { name: 'llama-index-llms-deepinfra', class: 'C' },
    ],
  },
  sources: ['https://deepinfra.com/docs'],
};
