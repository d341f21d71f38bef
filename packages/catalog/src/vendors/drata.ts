import type { Vendor } from '../vendor.ts';

export const drata: Vendor = {
  slug: 'drata',
  name: 'Drata',
  category: 'security',
  statusPageUrl: 'https://status.drata.com',
  hosts: [{ host: 'public-api.drata.com' }, { host: 'public-api.eu.drata.com' }, { suffix: 'drata.com' }],
  packages: { pypi: [{ name: 'drata', class: 'C' }] },
  sources: ['https://developers.drata.com', 'known'],
};
