import type { Vendor } from '../vendor.ts';

export const mem0: Vendor = {
  slug: 'mem0',
  name: 'Mem0',
  category: 'ai',
  statusPageUrl: 'https://status.mem0.ai',
  hosts: [{ host: 'api.mem0.ai' }, { suffix: 'mem0.ai' }],
  packages: {
    npm: [
      { name: '@mastra/mem0', class: 'C' },
      { name: 'mem0ai', class: 'B' },
    ],
    pypi: [
      { name: 'mem0-haystack', class: 'C' },
      { name: 'agent-framework-mem0', class: 'C' },
      { name: 'mem0ai', class: 'B' },
    ],
  },
  sources: ['https://docs.mem0.ai'],
};
