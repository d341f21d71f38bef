import type { Vendor } from '../vendor.ts';

export const twoFactor: Vendor = {
  slug: '2factor',
  name: '2Factor',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: '2factor.in' }, { suffix: '2factor.in' }],
  packages: { npm: [{ name: '2factor', class: 'C' }] },
  sources: ['known'],
};
