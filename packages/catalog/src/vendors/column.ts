import type { Vendor } from '../vendor.ts';

export const column: Vendor = {
  slug: 'column',
  name: 'Column',
  category: 'finance',
  statusPageUrl: 'https://status.column.com',
  hosts: [{ host: 'api.column.com' }, { suffix: 'column.com' }],
  packages: {},
  sources: ['https://column.com/docs', 'known'],
};
