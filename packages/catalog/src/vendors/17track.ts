import type { Vendor } from '../vendor.ts';

export const seventeenTrack: Vendor = {
  slug: '17track',
  name: '17TRACK',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'api.17track.net' }, { suffix: '17track.net' }],
  packages: { pypi: [{ name: 'pyseventeentrack', class: 'C' }] },
  sources: ['https://api.17track.net', 'known'],
};
