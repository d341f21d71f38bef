import type { Vendor } from '../vendor.ts';

export const luma: Vendor = {
  slug: 'luma',
  name: 'Luma AI',
  category: 'ai',
  statusPageUrl: 'https://status.lumalabs.ai',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.lumalabs.ai' }, { suffix: 'lumalabs.ai' }],
  packages: {
    generic: [{ name: 'env:LUMAAI_API_KEY', class: 'B' }],
    npm: [{ name: 'lumaai' }, { name: '@ai-sdk/luma', class: 'C' }],
    pypi: [{ name: 'luma-agents' }, { name: 'lumaai' }],
  },
  sources: ['https://docs.lumalabs.ai'],
};
