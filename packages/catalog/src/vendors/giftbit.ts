import type { Vendor } from '../vendor.ts';

export const giftbit: Vendor = {
  slug: 'giftbit',
  name: 'Giftbit',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.giftbit.com' }, { host: 'api-testbed.giftbit.com' }, { suffix: 'giftbit.com' }],
  packages: {},
  sources: ['https://www.giftbit.com/giftbitAPI', 'known'],
};
