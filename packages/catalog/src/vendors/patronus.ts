import type { Vendor } from '../vendor.ts';

export const patronus: Vendor = {
  slug: 'patronus',
  name: 'Patronus AI',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.patronus.ai' }, { suffix: 'patronus.ai' }],
  packages: { generic: [{ prefix: 'env:PATRONUS_', class: 'B' }], pypi: [{ name: 'patronus' }] },
  sources: ['https://docs.patronus.ai', 'known'],
};
