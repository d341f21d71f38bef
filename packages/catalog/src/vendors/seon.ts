import type { Vendor } from '../vendor.ts';

export const seon: Vendor = {
  slug: 'seon',
  name: 'SEON',
  category: 'security',
  statusPageUrl: 'https://status.seon.io',
  hosts: [{ suffix: 'seon.io' }],
  packages: {
    npm: [{ name: '@seontechnologies/seon-javascript-sdk' }],
  },
  sources: ['https://docs.seon.io', 'known'],
};
