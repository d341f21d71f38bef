import type { Vendor } from '../vendor.ts';

export const sportradar: Vendor = {
  slug: 'sportradar',
  name: 'Sportradar',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.sportradar.com' }, { suffix: 'sportradar.com' }, { suffix: 'sportradar.us' }],
  packages: { pypi: [{ name: 'sportradar-unofficial', class: 'C' }] },
  sources: ['https://developer.sportradar.com', 'known'],
};
