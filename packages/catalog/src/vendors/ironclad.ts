import type { Vendor } from '../vendor.ts';

export const ironclad: Vendor = {
  slug: 'ironclad',
  name: 'Ironclad',
  category: 'documents',
  statusPageUrl: 'https://status.ironcladapp.com',
  hosts: [{ suffix: 'ironcladapp.com' }],
  packages: {},
  sources: ['https://developer.ironcladapp.com', 'known'],
};
