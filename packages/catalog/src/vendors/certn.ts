import type { Vendor } from '../vendor.ts';

export const certn: Vendor = {
  slug: 'certn',
  name: 'Certn',
  category: 'identity',
  statusPageUrl: null,
  hosts: [{ host: 'api.certn.co' }, { suffix: 'certn.co' }],
  packages: {},
  sources: ['known'],
};
