import type { Vendor } from '../vendor.ts';

export const gumroad: Vendor = {
  slug: 'gumroad',
  name: 'Gumroad',
  category: 'payments',
  statusPageUrl: 'https://status.gumroad.com',
  hosts: [{ host: 'api.gumroad.com' }, { suffix: 'gumroad.com' }],
  packages: {},
  sources: ['https://gumroad.com/api'],
};
