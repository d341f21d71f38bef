import type { Vendor } from '../vendor.ts';

export const riotGames: Vendor = {
  slug: 'riot-games',
  name: 'Riot Games',
  category: 'platform',
  statusPageUrl: null,
  hosts: [{ suffix: 'api.riotgames.com' }, { suffix: 'riotgames.com' }],
  packages: {},
  sources: ['https://developer.riotgames.com', 'known'],
};
