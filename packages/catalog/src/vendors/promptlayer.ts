import type { Vendor } from '../vendor.ts';

export const promptlayer: Vendor = {
  slug: 'promptlayer',
  name: 'PromptLayer',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.promptlayer.com' }, { suffix: 'promptlayer.com' }],
  packages: {
    generic: [{ prefix: 'env:PROMPTLAYER_', class: 'B' }],
    npm: [{ name: 'promptlayer' }],
    pypi: [{ name: 'llama-index-callbacks-promptlayer', class: 'C' }, { name: 'promptlayer' }],
  },
  sources: ['https://docs.promptlayer.com'],
};
