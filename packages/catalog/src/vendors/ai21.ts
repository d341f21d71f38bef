import type { Vendor } from '../vendor.ts';

export const ai21: Vendor = {
  slug: 'ai21',
  name: 'AI21',
  category: 'ai',
  statusPageUrl: 'https://status.ai21.com',
  hosts: [{ host: 'api.ai21.com' }, { suffix: 'ai21.com' }],
  packages: {
    pypi: [{ name: 'ai21' }, { name: 'langchain-ai21', class: 'C' }, { name: 'llama-index-llms-ai21', class: 'C' }],
  },
  sources: ['https://docs.ai21.com'],
};
