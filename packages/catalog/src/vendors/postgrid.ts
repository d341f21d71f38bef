import type { Vendor } from '../vendor.ts';

export const postgrid: Vendor = {
  slug: 'postgrid',
  name: 'PostGrid',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'api.postgrid.com' }, { suffix: 'postgrid.com' }],
  packages: { generic: [{ prefix: 'env:POSTGRID_', class: 'B' }], pypi: [{ name: 'postgrid-python' }] },
  sources: ['https://docs.postgrid.com', 'known'],
};
