import type { Vendor } from '../vendor.ts';

export const smartlead: Vendor = {
  slug: 'smartlead',
  name: 'Smartlead',
  category: 'marketing',
  statusPageUrl: null,
  hosts: [{ host: 'server.smartlead.ai' }, { suffix: 'smartlead.ai' }],
  packages: {},
  sources: ['known'],
};
