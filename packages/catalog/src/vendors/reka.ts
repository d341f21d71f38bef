import type { Vendor } from '../vendor.ts';

export const reka: Vendor = {
  slug: 'reka',
  name: 'Reka',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.reka.ai' }, { suffix: 'reka.ai' }],
  packages: {
    pypi: [
      { name: 'llama-index-multi-modal-llms-reka', class: 'C' },
      { name: 'llama-index-llms-reka', class: 'C' },
      { name: 'reka-api' },
    ],
  },
  sources: ['https://docs.reka.ai', 'known'],
};
