import type { Vendor } from '../vendor.ts';

export const cdnjs: Vendor = {
  slug: 'cdnjs',
  name: 'cdnjs',
  category: 'registry',
  statusPageUrl: 'https://status.cdnjs.com',
  hosts: [{ host: 'cdnjs.cloudflare.com' }, { host: 'api.cdnjs.com' }, { suffix: 'cdnjs.com' }],
  packages: {
    npm: [
      { name: 'latest-lib', class: 'C' },
      { name: 'cdnjs-api', class: 'C' },
    ],
  },
  sources: ['https://cdnjs.com/api', 'known'],
};
