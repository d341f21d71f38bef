import type { Vendor } from '../vendor.ts';

export const copper: Vendor = {
  slug: 'copper',
  name: 'Copper',
  category: 'crm',
  statusPageUrl: 'https://status.copper.com',
  hosts: [{ host: 'api.copper.com' }, { suffix: 'copper.com' }],
  packages: {
    pypi: [
      { name: 'tap-copper', class: 'C' },
      { name: 'airbyte-source-copper', class: 'C' },
    ],
  },
  sources: ['https://developer.copper.com', 'known'],
};
