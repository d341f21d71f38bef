import type { Vendor } from '../vendor.ts';

export const fitbit: Vendor = {
  slug: 'fitbit',
  name: 'Fitbit',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.fitbit.com' }, { suffix: 'fitbit.com' }],
  packages: {},
  sources: ['https://dev.fitbit.com', 'known'],
};
