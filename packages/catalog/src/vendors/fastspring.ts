import type { Vendor } from '../vendor.ts';

export const fastspring: Vendor = {
  slug: 'fastspring',
  name: 'FastSpring',
  category: 'payments',
  statusPageUrl: 'https://status.fastspring.com',
  hosts: [{ host: 'api.fastspring.com' }, { suffix: 'fastspring.com' }],
  packages: { gem: [{ name: 'fastspring-saasy', class: 'C' }] },
  sources: ['https://developer.fastspring.com'],
};
