import type { Vendor } from '../vendor.ts';

export const buyMeACoffee: Vendor = {
  slug: 'buy-me-a-coffee',
  name: 'Buy Me a Coffee',
  category: 'community',
  statusPageUrl: null,
  hosts: [{ host: 'developers.buymeacoffee.com' }, { suffix: 'buymeacoffee.com' }],
  packages: {},
  sources: ['https://developers.buymeacoffee.com', 'known'],
};
