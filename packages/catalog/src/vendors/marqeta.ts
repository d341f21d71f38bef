import type { Vendor } from '../vendor.ts';

export const marqeta: Vendor = {
  slug: 'marqeta',
  name: 'Marqeta',
  category: 'finance',
  statusPageUrl: 'https://status.marqeta.com',
  hosts: [{ suffix: 'marqeta.com' }],
  packages: {},
  sources: ['https://www.marqeta.com/docs'],
};
