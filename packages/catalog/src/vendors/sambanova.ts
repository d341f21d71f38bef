import type { Vendor } from '../vendor.ts';

export const sambanova: Vendor = {
  slug: 'sambanova',
  name: 'SambaNova',
  category: 'ai',
  statusPageUrl: 'https://status.sambanova.ai',
  hosts: [{ host: 'api.sambanova.ai' }, { suffix: 'sambanova.ai' }],
  packages: {
    generic: [{ prefix: 'env:SAMBANOVA_', class: 'B' }],
    npm: [{ name: 'sambanova' }, { name: 'sambanova-ai-provider', class: 'C' }],
    pypi: [
      { name: 'sambanova-pysdk', class: 'C' },
      { name: 'llama-index-llms-sambanova', class: 'C' },
      { name: 'sambanova' },
      { name: 'langchain-sambanova', class: 'C' },
    ],
  },
  sources: ['https://docs.sambanova.ai'],
};
