import type { Vendor } from '../vendor.ts';

export const newYorkTimes: Vendor = {
  slug: 'new-york-times',
  name: 'The New York Times',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'api.nytimes.com' }, { suffix: 'nytimes.com' }],
  packages: { pypi: [{ name: 'nytimes-games', class: 'C' }, { name: 'pynytimes' }] },
  sources: ['https://developer.nytimes.com', 'known'],
};
