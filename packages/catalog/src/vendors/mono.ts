import type { Vendor } from '../vendor.ts';

export const mono: Vendor = {
  slug: 'mono',
  name: 'Mono',
  category: 'finance',
  statusPageUrl: 'https://status.mono.co',
  hosts: [{ host: 'api.withmono.com' }, { suffix: 'withmono.com' }, { suffix: 'mono.co' }],
  packages: {
    pypi: [
      { name: 'mono-connect', class: 'C' },
      { name: 'mono-sdk', class: 'C' },
    ],
    npm: [{ name: 'mono-node' }, { name: '@mono.co/connect.js' }],
  },
  sources: ['https://docs.mono.co', 'known'],
};
