import type { Vendor } from '../vendor.ts';

export const foursquare: Vendor = {
  slug: 'foursquare',
  name: 'Foursquare',
  category: 'maps',
  statusPageUrl: 'https://status.foursquare.com',
  hosts: [{ host: 'api.foursquare.com' }, { host: 'places-api.foursquare.com' }, { suffix: 'foursquare.com' }],
  packages: {
    maven: [{ group: 'com.foursquare.movementsdk' }, { group: 'com.foursquare.pilgrimsdk' }],
    cocoapods: [{ name: 'Pilgrim' }, { name: 'MovementSdk' }],
    nuget: [{ name: 'Owin.Security.Providers.Foursquare', class: 'C' }],
    npm: [{ name: '@foursquare/map-sdk' }],
    composer: [
      { name: 'stevenmaguire/oauth2-foursquare', class: 'C' },
      { name: 'socialiteproviders/foursquare', class: 'C' },
    ],
    gem: [{ name: 'omniauth-foursquare', class: 'C' }],
  },
  sources: ['https://docs.foursquare.com'],
};
