import type { Vendor } from '../vendor.ts';

export const runpod: Vendor = {
  slug: 'runpod',
  name: 'RunPod',
  category: 'ai',
  statusPageUrl: 'https://uptime.runpod.io',
  statusPage: { adapter: 'betterstack' },
  hosts: [
    { host: 'api.runpod.io' },
    { host: 'rest.runpod.io' },
    { host: 'api.runpod.ai' },
    { suffix: 'runpod.io' },
    { suffix: 'runpod.ai' },
  ],
  packages: {
    generic: [{ prefix: 'env:RUNPOD_', class: 'B' }],
    npm: [{ name: 'runpod-sdk' }],
    pypi: [{ name: 'langchain-runpod', class: 'C' }, { name: 'runpod' }],
  },
  sources: ['https://docs.runpod.io', 'https://uptime.runpod.io', 'known'],
};
