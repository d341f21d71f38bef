import type { Vendor } from '../vendor.ts';

export const cerebras: Vendor = {
  slug: 'cerebras',
  name: 'Cerebras',
  category: 'ai',
  statusPageUrl: 'https://status.cerebras.ai',
  hosts: [{ host: 'api.cerebras.ai' }, { suffix: 'cerebras.ai' }],
  packages: {
    generic: [{ prefix: 'env:CEREBRAS_', class: 'B' }],
    npm: [
      { name: '@cerebras/cerebras_cloud_sdk' },
      { name: '@ai-sdk/cerebras', class: 'C' },
      { name: '@langchain/cerebras', class: 'C' },
    ],
    pypi: [
      { name: 'cerebras', class: 'C' },
      { name: 'livekit-plugins-cerebras', class: 'C' },
      { name: 'cerebras-cloud-sdk' },
      { name: 'langchain-cerebras', class: 'C' },
      { name: 'llama-index-llms-cerebras', class: 'C' },
    ],
  },
  sources: ['https://inference-docs.cerebras.ai'],
};
