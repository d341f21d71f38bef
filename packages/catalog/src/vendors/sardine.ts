import type { Vendor } from '../vendor.ts';

export const sardine: Vendor = {
  slug: 'sardine',
  name: 'Sardine',
  category: 'security',
  statusPageUrl: 'https://status.sardine.ai',
  hosts: [
    { host: 'api.sardine.ai' },
    { host: 'api.sandbox.sardine.ai' },
    { host: 'api.eu.sardine.ai' },
    { suffix: 'sardine.ai' },
  ],
  packages: {},
  sources: ['https://docs.sardine.ai', 'known'],
};
