import type { Vendor } from '../vendor.ts';

export const leanplum: Vendor = {
  slug: 'leanplum',
  name: 'Leanplum',
  category: 'marketing',
  statusPageUrl: null,
  hosts: [{ host: 'api.leanplum.com' }, { suffix: 'leanplum.com' }],
  packages: {
    generic: [{ prefix: 'env:LEANPLUM_', class: 'B' }],
    cocoapods: [{ name: 'Leanplum-iOS-SDK' }],
    npm: [{ name: 'leanplum-sdk' }],
  },
  sources: ['known'],
};
