import type { Vendor } from '../vendor.ts';

export const vatcomply: Vendor = {
  slug: 'vatcomply',
  name: 'VATcomply',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.vatcomply.com' }, { suffix: 'vatcomply.com' }],
  packages: {},
  sources: ['https://www.vatcomply.com/documentation', 'known'],
};
