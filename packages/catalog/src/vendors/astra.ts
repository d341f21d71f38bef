import type { Vendor } from '../vendor.ts';

export const astra: Vendor = {
  slug: 'astra',
  name: 'Astra',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.astra.finance' }, { host: 'api-sandbox.astra.finance' }, { suffix: 'astra.finance' }],
  packages: {},
  sources: ['https://docs.astra.finance', 'known'],
};
