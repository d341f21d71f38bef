import type { Vendor } from '../vendor.ts';

export const vectara: Vendor = {
  slug: 'vectara',
  name: 'Vectara',
  category: 'ai',
  statusPageUrl: 'https://status.vectara.com',
  hosts: [{ host: 'api.vectara.io' }, { suffix: 'vectara.io' }, { suffix: 'vectara.com' }],
  packages: {
    generic: [{ prefix: 'env:VECTARA_', class: 'B' }],
    pypi: [
      { name: 'vectara-client-skunk-client', class: 'C' },
      { name: 'vectara-skunk-client', class: 'C' },
      { name: 'llama-index-indices-managed-vectara', class: 'C' },
      { name: 'vectara' },
      { name: 'langchain-vectara', class: 'C' },
    ],
  },
  sources: ['https://docs.vectara.com'],
};
