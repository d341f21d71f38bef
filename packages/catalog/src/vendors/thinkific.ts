import type { Vendor } from '../vendor.ts';

export const thinkific: Vendor = {
  slug: 'thinkific',
  name: 'Thinkific',
  category: 'platform',
  statusPageUrl: 'https://status.thinkific.com',
  hosts: [{ host: 'api.thinkific.com' }, { suffix: 'thinkific.com' }],
  packages: {},
  sources: ['https://developers.thinkific.com', 'known'],
};
