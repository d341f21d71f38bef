import type { Vendor } from '../vendor.ts';

export const opencorporates: Vendor = {
  slug: 'opencorporates',
  name: 'OpenCorporates',
  category: 'data',
  statusPageUrl: 'https://status.opencorporates.com',
  hosts: [{ host: 'api.opencorporates.com' }, { suffix: 'opencorporates.com' }],
  packages: {},
  sources: ['https://api.opencorporates.com', 'known'],
};
