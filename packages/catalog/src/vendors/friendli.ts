import type { Vendor } from '../vendor.ts';

export const friendli: Vendor = {
  slug: 'friendli',
  name: 'FriendliAI',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'inference.friendli.ai' }, { host: 'api.friendli.ai' }, { suffix: 'friendli.ai' }],
  packages: {
    generic: [{ prefix: 'env:FRIENDLI_', class: 'B' }],
    npm: [{ name: '@friendliai/ai-provider', class: 'C' }],
    pypi: [{ name: 'friendli' }, { name: 'llama-index-llms-friendli', class: 'C' }],
  },
  sources: ['https://friendli.ai/docs'],
};
