import type { Vendor } from '../vendor.ts';

export const complyadvantage: Vendor = {
  slug: 'complyadvantage',
  name: 'ComplyAdvantage',
  category: 'identity',
  statusPageUrl: null,
  hosts: [
    { host: 'api.complyadvantage.com' },
    { host: 'api.us.complyadvantage.com' },
    { suffix: 'complyadvantage.com' },
  ],
  packages: {},
  sources: ['https://docs.complyadvantage.com', 'known'],
};
