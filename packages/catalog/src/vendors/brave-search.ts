import type { Vendor } from '../vendor.ts';

export const braveSearch: Vendor = {
  slug: 'brave-search',
  name: 'Brave Search',
  category: 'search',
  statusPageUrl: 'https://status.brave.com',
  hosts: [{ host: 'api.search.brave.com' }],
  packages: {},
  sources: ['https://api-dashboard.search.brave.com/app/documentation'],
};
