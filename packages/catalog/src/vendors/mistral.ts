import type { Vendor } from '../vendor.ts';

export const mistral: Vendor = {
  slug: 'mistral',
  name: 'Mistral AI',
  category: 'ai',
  statusPageUrl: 'https://status.mistral.ai',
  statusPage: { adapter: 'checkly', options: { slug: 'mistral-ai' } },
  hosts: [{ host: 'api.mistral.ai' }, { host: 'codestral.mistral.ai' }],
  packages: {
    cargo: [{ name: 'mistralai-client' }],
    generic: [{ prefix: 'env:MISTRAL_', class: 'B' }],
    npm: [
      { name: '@mistralai/mistralai' },
      { name: '@ai-sdk/mistral', class: 'C' },
      { name: '@langchain/mistralai', class: 'C' },
    ],
    nuget: [{ name: 'Mistral.SDK' }],
    pypi: [{ name: 'mistralai' }, { name: 'langchain-mistralai', class: 'C' }],
  },
  sources: ['https://status.mistral.ai', 'known'],
};
