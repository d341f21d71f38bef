import type { Vendor } from '../vendor.ts';

export const lusha: Vendor = {
  slug: 'lusha',
  name: 'Lusha',
  category: 'data',
  statusPageUrl: 'https://status.lusha.com',
  hosts: [{ host: 'api.lusha.com' }, { suffix: 'lusha.com' }],
  packages: {},
  sources: ['https://docs.lusha.com', 'known'],
};
