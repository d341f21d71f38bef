import type { Vendor } from '../vendor.ts';

export const rippling: Vendor = {
  slug: 'rippling',
  name: 'Rippling',
  category: 'hr',
  statusPageUrl: 'https://status.rippling.com',
  hosts: [
    { host: 'rest.ripplingapis.com' },
    { host: 'api.rippling.com' },
    { suffix: 'ripplingapis.com' },
    { suffix: 'rippling.com' },
  ],
  packages: {},
  sources: ['https://developer.rippling.com'],
};
