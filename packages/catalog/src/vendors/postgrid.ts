import type { Vendor } from '../vendor.ts';

export const postgrid: Vendor = {
  slug: 'postgrid',
  name: 'PostGrid',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'api.postgrid.com' }, { suffix: 'postgrid.com' }],
  packages: { pypi: [{ name: 'postgrid-python' }] },
  sources: ['https://docs.postgrid.com', 'known'],
};
