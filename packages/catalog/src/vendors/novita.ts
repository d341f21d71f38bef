import type { Vendor } from '../vendor.ts';

export const novita: Vendor = {
  slug: 'novita',
  name: 'Novita AI',
  category: 'ai',
  statusPageUrl: 'https://status.novita.ai',
  hosts: [{ host: 'api.novita.ai' }, { suffix: 'novita.ai' }],
  packages: {
    npm: [{ name: 'novita-sdk' }],
    pypi: [
      { name: 'novita-gpus', class: 'C' },
      { name: 'novita-sandbox-gs', class: 'C' },
      { name: 'novita-sandbox', class: 'C' },
      { name: 'novita-sdk', class: 'C' },
      { name: 'llama-index-llms-novita', class: 'B' },
      { name: 'langchain-novita', class: 'B' },
      { name: 'novita-client' },
    ],
  },
  sources: ['https://novita.ai/docs'],
};
