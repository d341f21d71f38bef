import type { Vendor } from '../vendor.ts';

export const spotify: Vendor = {
  slug: 'spotify',
  name: 'Spotify',
  category: 'platform',
  statusPageUrl: null,
  hosts: [{ host: 'api.spotify.com' }, { host: 'accounts.spotify.com' }, { suffix: 'spotify.com' }],
  packages: {
    hex: [{ name: 'spotify_ex', class: 'C' }],
    pub: [{ name: 'spotify', class: 'C' }],
    cargo: [{ name: 'rspotify' }],
    composer: [{ name: 'jwilsson/spotify-web-api-php' }],
    gem: [{ name: 'rspotify' }],
    golang: [{ module: 'github.com/zmb3/spotify' }],
    maven: [{ name: 'se.michaelthelin.spotify:spotify-web-api-java' }],
    npm: [{ name: '@spotify/web-api-ts-sdk' }, { name: 'spotify-web-api-node' }],
    nuget: [{ name: 'SpotifyAPI.Web' }],
    pypi: [{ name: 'spotipy' }],
  },
  sources: ['https://developer.spotify.com/documentation', 'known'],
};
