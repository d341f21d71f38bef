import type { Vendor } from '../vendor.ts';

export const lmnt: Vendor = {
  slug: 'lmnt',
  name: 'LMNT',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.lmnt.com' }, { suffix: 'lmnt.com' }],
  packages: {
    npm: [{ name: 'lmnt-node' }, { name: '@ai-sdk/lmnt', class: 'C' }],
    pypi: [{ name: 'livekit-plugins-lmnt', class: 'C' }, { name: 'lmnt' }],
  },
  sources: ['https://docs.lmnt.com'],
};
