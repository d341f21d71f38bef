import type { Vendor } from '../vendor.ts';

export const tigris: Vendor = {
  slug: 'tigris',
  name: 'Tigris',
  category: 'hosting',
  statusPageUrl: 'https://status.tigris.dev',
  hosts: [
    { host: 't3.storage.dev' },
    { host: 'fly.storage.tigris.dev' },
    { suffix: 'tigris.dev' },
    { suffix: 'tigrisdata.com' },
  ],
  packages: {
    npm: [
      { name: '@tigrisdata/cli', class: 'G' },
      { name: '@tigrisdata/vector' },
      { name: '@tigrisdata/core' },
      { name: '@tigrisdata/storage' },
    ],
  },
  sources: ['https://www.tigrisdata.com/docs', 'https://status.tigris.dev', 'known'],
};
