import type { Vendor } from '../vendor.ts';

export const gladia: Vendor = {
  slug: 'gladia',
  name: 'Gladia',
  category: 'ai',
  statusPageUrl: 'https://status.gladia.io',
  hosts: [{ host: 'api.gladia.io' }, { suffix: 'gladia.io' }],
  packages: {
    pypi: [{ name: 'gladiaio-sdk' }, { name: 'livekit-plugins-gladia', class: 'C' }],
    generic: [{ prefix: 'env:GLADIA_', class: 'B' }],
    npm: [{ name: '@gladiaio/sdk' }, { name: '@ai-sdk/gladia', class: 'C' }],
  },
  sources: ['https://docs.gladia.io'],
};
