import type { Vendor } from '../vendor.ts';

export const lakera: Vendor = {
  slug: 'lakera',
  name: 'Lakera',
  category: 'security',
  statusPageUrl: null,
  hosts: [{ host: 'api.lakera.ai' }, { suffix: 'lakera.ai' }],
  packages: { pypi: [{ name: 'lakera-red-sdk', class: 'C' }] },
  sources: ['https://docs.lakera.ai', 'known'],
};
