import type { Vendor } from '../vendor.ts';

export const serper: Vendor = {
  slug: 'serper',
  name: 'Serper',
  category: 'search',
  statusPageUrl: null,
  hosts: [{ host: 'google.serper.dev' }, { suffix: 'serper.dev' }],
  packages: { pypi: [{ name: 'serper-wrapper', class: 'C' }] },
  sources: ['https://serper.dev'],
};
