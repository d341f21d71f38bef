import type { Vendor } from '../vendor.ts';

export const opencorporates: Vendor = {
  slug: 'opencorporates',
  name: 'OpenCorporates',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.opencorporates.com' }, { suffix: 'opencorporates.com' }],
  packages: {},
  sources: ['https://api.opencorporates.com', 'known'],
};
