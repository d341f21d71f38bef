import type { Vendor } from '../vendor.ts';

export const squarespace: Vendor = {
  slug: 'squarespace',
  name: 'Squarespace',
  category: 'content',
  statusPageUrl: 'https://status.squarespace.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.squarespace.com' }, { suffix: 'squarespace.com' }],
  packages: {},
  sources: ['https://developers.squarespace.com', 'https://status.squarespace.com', 'known'],
};
