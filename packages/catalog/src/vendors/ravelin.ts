import type { Vendor } from '../vendor.ts';

export const ravelin: Vendor = {
  slug: 'ravelin',
  name: 'Ravelin',
  category: 'security',
  statusPageUrl: 'https://status.ravelin.com',
  hosts: [
    { host: 'api.ravelin.com' },
    { host: 'pci.ravelin.com' },
    { host: 'live.ravelin.com' },
    { suffix: 'ravelin.com' },
  ],
  packages: {},
  sources: ['https://developer.ravelin.com', 'known'],
};
