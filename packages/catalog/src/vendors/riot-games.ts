import type { Vendor } from '../vendor.ts';

export const riotGames: Vendor = {
  slug: 'riot-games',
  name: 'Riot Games',
  category: 'platform',
  statusPageUrl: 'https://status.riotgames.com',
  hosts: [{ suffix: 'api.riotgames.com' }, { suffix: 'riotgames.com' }],
  packages: {
    maven: [
      { name: 'com.merakianalytics.orianna:orianna', class: 'C' },
      { name: 'com.github.taycaldwell:riot-api-java', class: 'C' },
    ],
    composer: [
      { name: 'dolejska-daniel/riot-api', class: 'C' },
      { name: 'kdefives/oauth2-riot', class: 'C' },
    ],
    nuget: [
      { name: 'RiotSharp', class: 'C' },
      { name: 'Camille.RiotGames', class: 'C' },
    ],
    cargo: [{ name: 'riven', class: 'C' }],
    golang: [{ module: 'github.com/KnutZuidema/golio', class: 'C' }],
    pypi: [
      { name: 'cassiopeia', class: 'C' },
      { name: 'pulsefire', class: 'C' },
      { name: 'pyltover', class: 'C' },
      { name: 'new-destiny', class: 'C' },
      { name: 'riotwatcher', class: 'C' },
    ],
    npm: [{ name: 'twisted', class: 'C' }],
  },
  sources: ['https://developer.riotgames.com', 'known'],
};
