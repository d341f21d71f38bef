import type { Vendor } from '../vendor.ts';

export const spotify: Vendor = {
  slug: 'spotify',
  name: 'Spotify',
  category: 'platform',
  statusPageUrl: 'https://spotify.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.spotify.com' },
    { host: 'accounts.spotify.com' },
    { suffix: 'spotify.com' },
    { suffix: 'scdn.co' },
    { suffix: 'spotifycdn.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/Peter-Schorn/SpotifyAPI', class: 'C' }, { name: 'github.com/spotify/ios-sdk' }],
    cocoapods: [{ name: 'SpotifyiOS' }],
    generic: [{ prefix: 'env:SPOTIFY_', class: 'B' }],
    hex: [{ name: 'spotify_ex', class: 'C' }],
    pub: [{ name: 'spotify', class: 'C' }],
    cargo: [{ name: 'rspotify' }],
    composer: [
      { name: 'aerni/laravel-spotify', class: 'C' },
      { name: 'kerox/oauth2-spotify', class: 'C' },
      { name: 'socialiteproviders/spotify', class: 'C' },
      { name: 'jwilsson/spotify-web-api-php' },
    ],
    gem: [{ name: 'omniauth-spotify', class: 'C' }, { name: 'rspotify' }],
    golang: [{ module: 'github.com/rapito/go-spotify', class: 'C' }, { module: 'github.com/zmb3/spotify' }],
    maven: [{ name: 'se.michaelthelin.spotify:spotify-web-api-java' }],
    npm: [
      { name: 'spotify-audio-element', class: 'C' },
      { name: 'passport-spotify', class: 'C' },
      { name: '@spotify/web-api-ts-sdk' },
      { name: 'spotify-web-api-node' },
    ],
    nuget: [{ name: 'SpotifyAPI.Web' }],
    pypi: [
      { name: 'tekore', class: 'C' },
      { name: 'spotdl', class: 'C' },
      { name: 'llama-index-readers-spotify', class: 'C' },
      { name: 'spotipy' },
    ],
  },
  sources: ['https://developer.spotify.com/documentation', 'known'],
};
