import type { Vendor } from '../vendor.ts';

export const remote: Vendor = {
  slug: 'remote',
  name: 'Remote',
  category: 'hr',
  statusPageUrl: null,
  hosts: [
    { host: 'gateway.remote.com' },
    { host: 'gateway.remote-sandbox.com' },
    { suffix: 'remote.com' },
    { suffix: 'remote-sandbox.com' },
  ],
  packages: {},
  sources: ['https://developer.remote.com', 'known'],
};
