import type { Vendor } from '../vendor.ts';

export const basecamp: Vendor = {
  slug: 'basecamp',
  name: 'Basecamp',
  category: 'productivity',
  statusPageUrl: null,
  hosts: [{ host: '3.basecampapi.com' }],
  packages: {},
  sources: ['https://github.com/basecamp/bc3-api', 'known'],
};
