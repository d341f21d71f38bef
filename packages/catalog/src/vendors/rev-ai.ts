import type { Vendor } from '../vendor.ts';

export const revAi: Vendor = {
  slug: 'rev-ai',
  name: 'Rev AI',
  category: 'ai',
  statusPageUrl: 'https://status.rev.ai',
  hosts: [{ host: 'api.rev.ai' }, { host: 'ec1.api.rev.ai' }, { suffix: 'rev.ai' }],
  packages: {
    cargo: [{ name: 'revai', class: 'C' }],
    generic: [{ prefix: 'env:REV_AI_', class: 'B' }],
    maven: [{ group: 'ai.rev' }, { name: 'ai.rev:revai-java-sdk' }],
    npm: [{ name: 'revai-node-sdk' }, { name: '@ai-sdk/revai', class: 'C' }],
    pypi: [{ name: 'rev-ai' }],
  },
  sources: ['https://docs.rev.ai'],
};
