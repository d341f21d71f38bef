import type { Vendor } from '../vendor.ts';

export const vatstack: Vendor = {
  slug: 'vatstack',
  name: 'Vatstack',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.vatstack.com' }, { suffix: 'vatstack.com' }],
  packages: {},
  sources: ['https://vatstack.com/docs', 'known'],
};
