import type { Vendor } from '../vendor.ts';

export const tipalti: Vendor = {
  slug: 'tipalti',
  name: 'Tipalti',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.tipalti.com' }, { host: 'api-p.tipalti.com' }, { suffix: 'tipalti.com' }],
  packages: {},
  sources: ['https://documentation.tipalti.com', 'known'],
};
