import type { Vendor } from '../vendor.ts';

export const ipgeolocation: Vendor = {
  slug: 'ipgeolocation',
  name: 'ipgeolocation.io',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.ipgeolocation.io' }, { suffix: 'ipgeolocation.io' }],
  packages: {},
  sources: ['https://ipgeolocation.io/documentation.html', 'known'],
};
