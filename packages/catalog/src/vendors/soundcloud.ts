import type { Vendor } from '../vendor.ts';

export const soundcloud: Vendor = {
  slug: 'soundcloud',
  name: 'SoundCloud',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'api.soundcloud.com' }, { suffix: 'soundcloud.com' }],
  packages: {},
  sources: ['https://developers.soundcloud.com', 'known'],
};
