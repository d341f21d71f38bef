import type { Vendor } from '../vendor.ts';

export const xai: Vendor = {
  slug: 'xai',
  name: 'xAI',
  category: 'ai',
  statusPageUrl: 'https://status.x.ai',
  statusPage: { adapter: 'xai' },
  hosts: [
    { host: 'api.x.ai' },
    { host: 'us-east-1.api.x.ai' },
    { host: 'us-west-2.api.x.ai' },
    { host: 'eu-west-1.api.x.ai' },
    { suffix: 'x.ai' },
  ],
  packages: {
    generic: [
      { prefix: 'env:XAI_', class: 'B' },
      { prefix: 'env:GROK_API_', class: 'B' },
    ],
    cargo: [
      { name: 'x-ai', class: 'C' },
      { name: 'xai-sdk', class: 'C' },
    ],
    npm: [
      { name: '@langchain/xai', class: 'C' },
      { name: '@ai-sdk/xai', class: 'C' },
    ],
    pypi: [{ name: 'livekit-plugins-xai', class: 'C' }, { name: 'xai-sdk' }, { name: 'langchain-xai', class: 'C' }],
  },
  sources: ['https://docs.x.ai', 'https://status.x.ai', 'known'],
};
