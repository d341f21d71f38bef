import type { Vendor } from '../vendor.ts';

export const gorgias: Vendor = {
  slug: 'gorgias',
  name: 'Gorgias',
  category: 'business',
  statusPageUrl: 'https://status.gorgias.com',
  hosts: [{ suffix: 'gorgias.com' }],
  packages: {},
  sources: ['https://developers.gorgias.com', 'https://status.gorgias.com', 'known'],
};
