import type { Vendor } from '../vendor.ts';

export const braveSearch: Vendor = {
  slug: 'brave-search',
  name: 'Brave Search',
  category: 'search',
  statusPageUrl: 'https://status.brave.com',
  hosts: [{ host: 'api.search.brave.com' }],
  packages: {
    pypi: [
      { name: 'brave-search', class: 'C' },
      { name: 'llama-index-tools-brave-search', class: 'C' },
      { name: 'haystack-brave-search', class: 'C' },
    ],
  },
  sources: ['https://api-dashboard.search.brave.com/app/documentation'],
};
