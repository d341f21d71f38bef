import type { Vendor } from '../vendor.ts';

export const kustomer: Vendor = {
  slug: 'kustomer',
  name: 'Kustomer',
  category: 'business',
  statusPageUrl: 'https://status.kustomer.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'api.kustomerapp.com' }, { suffix: 'kustomerapp.com' }, { suffix: 'kustomer.com' }],
  packages: {},
  sources: ['https://developer.kustomer.com', 'https://status.kustomer.com', 'known'],
};
