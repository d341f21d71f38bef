import type { Vendor } from '../vendor.ts';

export const steam: Vendor = {
  slug: 'steam',
  name: 'Steam',
  category: 'platform',
  statusPageUrl: null,
  hosts: [
    { host: 'api.steampowered.com' },
    { host: 'partner.steam-api.com' },
    { suffix: 'steampowered.com' },
    { suffix: 'steam-api.com' },
  ],
  packages: {},
  sources: ['https://partner.steamgames.com/doc/webapi_overview', 'known'],
};
