import type { Vendor } from '../vendor.ts';

export const gupshup: Vendor = {
  slug: 'gupshup',
  name: 'Gupshup',
  category: 'messaging',
  statusPageUrl: 'https://status.gupshup.io',
  hosts: [{ host: 'api.gupshup.io' }, { suffix: 'gupshup.io' }, { suffix: 'smsgupshup.com' }],
  packages: {},
  sources: ['https://docs.gupshup.io', 'known'],
};
