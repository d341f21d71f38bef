import type { Vendor } from '../vendor.ts';

export const productboard: Vendor = {
  slug: 'productboard',
  name: 'Productboard',
  category: 'productivity',
  statusPageUrl: 'https://status.productboard.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.productboard.com' }, { suffix: 'productboard.com' }],
  packages: {},
  sources: ['https://developer.productboard.com', 'known'],
};
