import type { Vendor } from '../vendor.ts';

export const supermemory: Vendor = {
  slug: 'supermemory',
  name: 'supermemory',
  category: 'ai',
  statusPageUrl: 'https://status.supermemory.ai',
  hosts: [{ host: 'api.supermemory.ai' }, { suffix: 'supermemory.ai' }],
  packages: {
    generic: [{ prefix: 'env:SUPERMEMORY_', class: 'B' }],
    npm: [{ name: 'supermemory' }],
    pypi: [{ name: 'supermemory' }],
  },
  sources: ['https://github.com/supermemoryai/supermemory', 'https://docs.supermemory.ai', 'known'],
};
