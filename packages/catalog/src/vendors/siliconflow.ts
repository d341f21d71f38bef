import type { Vendor } from '../vendor.ts';

export const siliconflow: Vendor = {
  slug: 'siliconflow',
  name: 'SiliconFlow',
  category: 'ai',
  statusPageUrl: null,
  hosts: [
    { host: 'api.siliconflow.cn' },
    { host: 'api.siliconflow.com' },
    { suffix: 'siliconflow.cn' },
    { suffix: 'siliconflow.com' },
  ],
  packages: {
    pypi: [
      { name: 'yuppie-siliconflow', class: 'C' },
      { name: 'llama-index-llms-siliconflow', class: 'C' },
      { name: 'llama-index-embeddings-siliconflow', class: 'C' },
      { name: 'langchain-siliconflow', class: 'C' },
    ],
  },
  sources: ['https://docs.siliconflow.cn', 'known'],
};
