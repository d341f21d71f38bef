import type { Vendor } from '../vendor.ts';

export const omnisend: Vendor = {
  slug: 'omnisend',
  name: 'Omnisend',
  category: 'email',
  statusPageUrl: null,
  hosts: [{ host: 'api.omnisend.com' }, { suffix: 'omnisend.com' }],
  packages: {},
  sources: ['https://api-docs.omnisend.com', 'known'],
};
