import type { Vendor } from '../vendor.ts';

export const nomic: Vendor = {
  slug: 'nomic',
  name: 'Nomic Atlas',
  category: 'ai',
  statusPageUrl: 'https://status.nomic.ai',
  hosts: [{ host: 'api-atlas.nomic.ai' }, { suffix: 'nomic.ai' }],
  packages: {
    maven: [{ name: 'dev.langchain4j:langchain4j-nomic', class: 'C' }],
    npm: [{ name: '@langchain/nomic', class: 'C' }, { name: '@nomic-ai/atlas' }],
    pypi: [
      { name: 'llm-nomic-api-embed', class: 'C' },
      { name: 'llama-index-embeddings-nomic', class: 'C' },
      { name: 'nomic' },
      { name: 'langchain-nomic', class: 'C' },
    ],
  },
  sources: ['https://docs.nomic.ai'],
};
