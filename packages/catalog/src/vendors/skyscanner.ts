import type { Vendor } from '../vendor.ts';

export const skyscanner: Vendor = {
  slug: 'skyscanner',
  name: 'Skyscanner',
  category: 'travel',
  statusPageUrl: null,
  hosts: [{ host: 'partners.api.skyscanner.net' }, { suffix: 'skyscanner.net' }],
  packages: {},
  sources: ['https://developers.skyscanner.net', 'known'],
};
