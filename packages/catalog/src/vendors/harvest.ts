import type { Vendor } from '../vendor.ts';

export const harvest: Vendor = {
  slug: 'harvest',
  name: 'Harvest',
  category: 'business',
  statusPageUrl: 'https://www.harveststatus.com',
  hosts: [{ host: 'api.harvestapp.com' }, { suffix: 'harvestapp.com' }, { suffix: 'getharvest.com' }],
  packages: {
    golang: [{ module: 'github.com/adlio/harvest', class: 'C' }],
    nuget: [{ name: 'AspNet.Security.OAuth.Harvest', class: 'C' }],
    gem: [
      { name: 'harvesting', class: 'C' },
      { name: 'harvested', class: 'C' },
    ],
    pypi: [
      { name: 'airbyte-agent-harvest', class: 'C' },
      { name: 'tap-harvest', class: 'C' },
      { name: 'airbyte-source-harvest', class: 'C' },
    ],
    composer: [
      { name: 'nilesuan/oauth2-harvest', class: 'C' },
      { name: 'globalvisionmedia/oauth2-harvest', class: 'C' },
      { name: 'socialiteproviders/harvest', class: 'C' },
    ],
  },
  sources: ['https://help.getharvest.com/api-v2', 'https://www.harveststatus.com', 'known'],
};
