import type { Vendor } from '../vendor.ts';

export const tomorrowIo: Vendor = {
  slug: 'tomorrow-io',
  name: 'Tomorrow.io',
  category: 'data',
  statusPageUrl: 'https://status.tomorrow.io',
  hosts: [{ host: 'api.tomorrow.io' }, { suffix: 'tomorrow.io' }],
  packages: {},
  sources: ['https://docs.tomorrow.io', 'known'],
};
