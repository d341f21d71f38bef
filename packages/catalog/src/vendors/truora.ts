import type { Vendor } from '../vendor.ts';

export const truora: Vendor = {
  slug: 'truora',
  name: 'Truora',
  category: 'identity',
  statusPageUrl: null,
  hosts: [{ suffix: 'truora.com' }],
  packages: {},
  sources: ['https://dev.truora.com', 'known'],
};
