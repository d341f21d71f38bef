import type { Vendor } from '../vendor.ts';

export const alephAlpha: Vendor = {
  slug: 'aleph-alpha',
  name: 'Aleph Alpha',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.aleph-alpha.com' }, { suffix: 'aleph-alpha.com' }],
  packages: {
    generic: [
      { prefix: 'env:ALEPHALPHA_', class: 'B' },
      { prefix: 'env:ALEPH_ALPHA_', class: 'B' },
    ],
    pypi: [
      { name: 'llama-index-llms-alephalpha', class: 'C' },
      { name: 'llama-index-embeddings-alephalpha', class: 'C' },
      { name: 'aleph-alpha-client' },
    ],
  },
  sources: ['https://docs.aleph-alpha.com', 'known'],
};
