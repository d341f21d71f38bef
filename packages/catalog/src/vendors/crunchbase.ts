import type { Vendor } from '../vendor.ts';

export const crunchbase: Vendor = {
  slug: 'crunchbase',
  name: 'Crunchbase',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.crunchbase.com' }, { suffix: 'crunchbase.com' }],
  packages: { pypi: [{ name: 'endex-crunchbase', class: 'C' }] },
  sources: ['https://data.crunchbase.com/docs', 'known'],
};
