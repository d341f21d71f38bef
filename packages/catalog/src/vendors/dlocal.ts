import type { Vendor } from '../vendor.ts';

export const dlocal: Vendor = {
  slug: 'dlocal',
  name: 'dLocal',
  category: 'payments',
  statusPageUrl: 'https://status.dlocal.com',
  hosts: [{ host: 'api.dlocal.com' }, { host: 'sandbox.dlocal.com' }, { suffix: 'dlocal.com' }],
  packages: {},
  sources: ['https://docs.dlocal.com'],
};
