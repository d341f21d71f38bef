import type { Vendor } from '../vendor.ts';

export const supermemory: Vendor = {
  slug: 'supermemory',
  name: 'supermemory',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.supermemory.ai' }, { suffix: 'supermemory.ai' }],
  packages: {
    generic: [{ prefix: 'env:SUPERMEMORY_', class: 'B' }],
    npm: [{ name: 'supermemory' }],
    pypi: [{ name: 'supermemory' }],
  },
  sources: ['https://docs.supermemory.ai', 'known'],
};
