import type { Vendor } from '../vendor.ts';

export const workable: Vendor = {
  slug: 'workable',
  name: 'Workable',
  category: 'hr',
  statusPageUrl: 'https://workable.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'workable.com', tenant: true }],
  packages: {
    gem: [{ name: 'workable', class: 'C' }],
    pypi: [{ name: 'airbyte-source-workable', class: 'C' }],
  },
  sources: ['https://workable.readme.io', 'known'],
};
