import type { Vendor } from '../vendor.ts';

export const wrike: Vendor = {
  slug: 'wrike',
  name: 'Wrike',
  category: 'productivity',
  statusPageUrl: 'https://status.wrike.com',
  hosts: [{ suffix: 'wrike.com' }],
  packages: {
    pypi: [{ name: 'airbyte-source-wrike', class: 'C' }],
  },
  sources: ['https://developers.wrike.com', 'known'],
};
