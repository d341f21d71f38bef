import type { Vendor } from '../vendor.ts';

export const edamam: Vendor = {
  slug: 'edamam',
  name: 'Edamam',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.edamam.com' }, { suffix: 'edamam.com' }],
  packages: { pypi: [{ name: 'edamampy', class: 'C' }], npm: [{ name: 'edamam-api', class: 'C' }] },
  sources: ['https://developer.edamam.com', 'known'],
};
