import type { Vendor } from '../vendor.ts';

export const seon: Vendor = {
  slug: 'seon',
  name: 'SEON',
  category: 'security',
  statusPageUrl: 'https://status.seon.io',
  hosts: [{ suffix: 'seon.io' }],
  packages: {},
  sources: ['https://docs.seon.io', 'known'],
};
