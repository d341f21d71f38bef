import type { Vendor } from '../vendor.ts';

export const googleMaps: Vendor = {
  slug: 'google-maps',
  name: 'Google Maps Platform',
  category: 'location',
  statusPageUrl: 'https://status.cloud.google.com/maps-platform',
  statusPage: { adapter: 'google', url: 'https://status.cloud.google.com/maps-platform/incidents.json' },
  hosts: [
    { host: 'maps.google.com' },
    { host: 'maps.googleapis.com' },
    { host: 'places.googleapis.com' },
    { host: 'routes.googleapis.com' },
    { host: 'roads.googleapis.com' },
    { host: 'geocode.googleapis.com' },
    { host: 'addressvalidation.googleapis.com' },
    { host: 'tile.googleapis.com' },
    { host: 'weather.googleapis.com' },
    { host: 'solar.googleapis.com' },
    { host: 'airquality.googleapis.com' },
    { host: 'pollen.googleapis.com' },
  ],
  packages: {
    cocoapods: [{ name: 'GoogleMaps' }, { name: 'GooglePlaces' }],
    golang: [{ module: 'googlemaps.github.io/maps' }],
    maven: [
      { name: 'com.google.android.gms:play-services-maps' },
      { name: 'com.google.maps:google-maps-services' },
      { group: 'com.google.android.libraries.places' },
      { group: 'com.google.android.libraries.navigation' },
    ],
    npm: [
      { name: 'google-map-react', class: 'C' },
      { name: '@googlemaps/react-wrapper', class: 'C' },
      { name: '@react-google-maps/api', class: 'C' },
      { name: '@vis.gl/react-google-maps', class: 'C' },
      { name: '@googlemaps/google-maps-services-js' },
      { name: '@googlemaps/js-api-loader' },
    ],
    pub: [{ name: 'google_maps_flutter' }],
    pypi: [{ name: 'googlemaps' }],
    swift: [{ name: 'github.com/googlemaps/ios-maps-sdk' }],
  },
  sources: [
    'https://developers.google.com/maps/documentation',
    'https://status.cloud.google.com/maps-platform',
    'known',
  ],
};
