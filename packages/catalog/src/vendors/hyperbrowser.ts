import type { Vendor } from '../vendor.ts';

export const hyperbrowser: Vendor = {
  slug: 'hyperbrowser',
  name: 'Hyperbrowser',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.hyperbrowser.ai' }, { suffix: 'hyperbrowser.ai' }],
  packages: {
    generic: [{ prefix: 'env:HYPERBROWSER_', class: 'B' }],
    npm: [{ name: '@hyperbrowser/agent' }, { name: 'hyperbrowser-mcp' }, { name: '@hyperbrowser/sdk' }],
    pypi: [
      { name: 'hyperbrowser-lite', class: 'C' },
      { name: 'hyperbrowser' },
      { name: 'langchain-hyperbrowser', class: 'C' },
    ],
  },
  sources: ['https://docs.hyperbrowser.ai'],
};
