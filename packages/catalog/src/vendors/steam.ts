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
  packages: {
    generic: [
      { name: 'env:STEAM_WEB_API_KEY', class: 'B' },
      { name: 'env:STEAM_API_KEY', class: 'B' },
    ],
    githubactions: [{ name: 'game-ci/steam-deploy', class: 'G' }],
    hex: [{ name: 'steam_api', class: 'C' }],
    cargo: [{ name: 'steamworks' }, { name: 'steam-api', class: 'C' }, { name: 'steam-rs', class: 'C' }],
    composer: [
      { name: 'syntax/steam-api', class: 'C' },
      { name: 'socialiteproviders/steam', class: 'C' },
    ],
    nuget: [
      { name: 'Facepunch.Steamworks', class: 'C' },
      { name: 'Steamworks.NET', class: 'C' },
      { name: 'SteamKit2', class: 'C' },
      { name: 'Owin.Security.Providers.Steam', class: 'C' },
      { name: 'AspNet.Security.OpenId.Steam', class: 'C' },
      { name: 'SteamWebAPI2', class: 'C' },
    ],
    pypi: [
      { name: 'steam', class: 'C' },
      { name: 'steampy-api', class: 'C' },
      { name: 'py-steam-web-api', class: 'C' },
      { name: 'aiosteam-api', class: 'C' },
      { name: 'python-steam-api', class: 'C' },
    ],
    gem: [{ name: 'omniauth-steam', class: 'C' }],
    golang: [
      { module: 'github.com/Philipp15b/go-steamapi', class: 'C' },
      { module: 'github.com/Philipp15b/go-steam', class: 'C' },
      { module: 'github.com/Jleagle/steam-go', class: 'C' },
    ],
    npm: [
      { name: 'steam-web', class: 'C' },
      { name: 'steamapi', class: 'C' },
      { name: 'passport-steam', class: 'C' },
      { name: 'steam-user', class: 'C' },
    ],
  },
  sources: ['https://partner.steamgames.com/doc/webapi_overview', 'known'],
};
