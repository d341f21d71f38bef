import type { Vendor } from '../vendor.ts';

export const resemble: Vendor = {
  slug: 'resemble',
  name: 'Resemble AI',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'app.resemble.ai' }, { host: 'f.cluster.resemble.ai' }, { suffix: 'resemble.ai' }],
  packages: {
    generic: [{ prefix: 'env:RESEMBLE_', class: 'B' }],
    npm: [{ name: '@resemble/node' }],
    pypi: [{ name: 'livekit-plugins-resemble', class: 'C' }, { name: 'resemble' }],
  },
  sources: ['https://docs.app.resemble.ai', 'known'],
};
