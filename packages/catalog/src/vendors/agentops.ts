import type { Vendor } from '../vendor.ts';

export const agentops: Vendor = {
  slug: 'agentops',
  name: 'AgentOps',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.agentops.ai' }, { host: 'otlp.agentops.ai' }, { suffix: 'agentops.ai' }],
  packages: {
    npm: [{ name: 'agentops' }],
    generic: [{ prefix: 'env:AGENTOPS_', class: 'B' }],
    pypi: [{ name: 'llama-index-callbacks-agentops', class: 'C' }, { name: 'agentops' }],
  },
  sources: ['https://docs.agentops.ai'],
};
