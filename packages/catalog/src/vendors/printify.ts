import type { Vendor } from '../vendor.ts';

export const printify: Vendor = {
  slug: 'printify',
  name: 'Printify',
  category: 'shipping',
  statusPageUrl: 'https://status.printify.com',
  hosts: [{ host: 'api.printify.com' }, { suffix: 'printify.com' }],
  packages: { pypi: [{ name: 'printipy', class: 'C' }] },
  sources: ['https://developers.printify.com', 'known'],
};
