import type { Vendor } from '../vendor.ts';

export const upstage: Vendor = {
  slug: 'upstage',
  name: 'Upstage',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.upstage.ai' }, { suffix: 'upstage.ai' }],
  packages: {
    pypi: [
      { name: 'llama-index-readers-upstage', class: 'C' },
      { name: 'llama-index-embeddings-upstage', class: 'C' },
      { name: 'langchain-upstage', class: 'C' },
      { name: 'llama-index-llms-upstage', class: 'C' },
    ],
  },
  sources: ['https://console.upstage.ai/docs'],
};
