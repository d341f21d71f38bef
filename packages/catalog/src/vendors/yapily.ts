import type { Vendor } from '../vendor.ts';

export const yapily: Vendor = {
  slug: 'yapily',
  name: 'Yapily',
  category: 'finance',
  statusPageUrl: 'https://status.yapily.com',
  hosts: [{ host: 'api.yapily.com' }, { suffix: 'yapily.com' }],
  packages: {},
  sources: ['https://docs.yapily.com'],
};
