import type { Vendor } from '../vendor.ts';

export const letta: Vendor = {
  slug: 'letta',
  name: 'Letta',
  category: 'ai',
  statusPageUrl: 'https://status.letta.com',
  hosts: [{ host: 'api.letta.com' }, { suffix: 'letta.com' }],
  packages: {
    npm: [
      { name: '@letta-ai/letta-code-sdk' },
      { name: '@letta-ai/vercel-ai-sdk-provider', class: 'C' },
      { name: '@letta-ai/letta-client', class: 'B' },
    ],
    pypi: [{ name: 'letta-client', class: 'B' }],
  },
  sources: ['https://docs.letta.com'],
};
