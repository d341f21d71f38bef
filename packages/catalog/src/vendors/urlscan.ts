import type { Vendor } from '../vendor.ts';

export const urlscan: Vendor = {
  slug: 'urlscan',
  name: 'urlscan.io',
  category: 'security',
  statusPageUrl: 'https://status.urlscan.io',
  hosts: [{ host: 'urlscan.io' }, { suffix: 'urlscan.io' }],
  packages: { pypi: [{ name: 'urlscope', class: 'C' }] },
  sources: ['https://docs.urlscan.io', 'known'],
};
