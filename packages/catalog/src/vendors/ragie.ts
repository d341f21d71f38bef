import type { Vendor } from '../vendor.ts';

export const ragie: Vendor = {
  slug: 'ragie',
  name: 'Ragie',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.ragie.ai' }, { suffix: 'ragie.ai' }],
  packages: {
    npm: [{ name: 'ragie' }],
    pypi: [{ name: 'langchain-ragie', class: 'C' }, { name: 'ragie' }],
  },
  sources: ['https://docs.ragie.ai'],
};
