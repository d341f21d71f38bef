import type { Vendor } from '../vendor.ts';

export const kaleyra: Vendor = {
  slug: 'kaleyra',
  name: 'Kaleyra',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.kaleyra.io' }, { suffix: 'kaleyra.io' }],
  packages: {},
  sources: ['https://developers.kaleyra.io', 'known'],
};
