import type { Vendor } from '../vendor.ts';

export const vastAi: Vendor = {
  slug: 'vast-ai',
  name: 'Vast.ai',
  category: 'cloud',
  statusPageUrl: 'https://status.vast.ai',
  hosts: [{ host: 'console.vast.ai' }, { suffix: 'vast.ai' }],
  packages: {
    generic: [{ prefix: 'env:VAST_AI_', class: 'B' }],
    pypi: [
      { name: 'vast-api', class: 'C' },
      { name: 'ray-vast', class: 'C' },
      { name: 'vastai-sdk' },
      { name: 'vastai' },
    ],
  },
  sources: ['https://docs.vast.ai', 'known'],
};
