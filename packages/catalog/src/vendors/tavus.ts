import type { Vendor } from '../vendor.ts';

export const tavus: Vendor = {
  slug: 'tavus',
  name: 'Tavus',
  category: 'ai',
  statusPageUrl: 'https://status.tavus.io',
  hosts: [{ host: 'tavusapi.com' }, { suffix: 'tavusapi.com' }, { suffix: 'tavus.io' }],
  packages: {
    pypi: [{ name: 'livekit-plugins-tavus', class: 'C' }],
    generic: [{ prefix: 'env:TAVUS_', class: 'B' }],
    npm: [{ name: '@tavus/cvi-ui' }],
  },
  sources: ['https://docs.tavus.io', 'known'],
};
