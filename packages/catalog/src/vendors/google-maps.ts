import type { Vendor } from '../vendor.ts';

export const googleMaps: Vendor = {
  slug: 'google-maps',
  name: 'Google Maps Platform',
  category: 'location',
  statusPageUrl: 'https://status.cloud.google.com/maps-platform',
  statusPage: { adapter: 'google', url: 'https://status.cloud.google.com/maps-platform/incidents.json' },
  hosts: [{ host: 'maps.googleapis.com' }, { host: 'places.googleapis.com' }, { host: 'routes.googleapis.com' }],
  packages: {
    cocoapods: [{ name: 'GoogleMaps' }, { name: 'GooglePlaces' }],
    golang: [{ module: 'googlemaps.github.io/maps' }],
    maven: [
      { name: 'com.google.maps:google-maps-services' },
      { group: 'com.google.android.libraries.places' },
      { group: 'com.google.android.libraries.navigation' },
    ],
    npm: [{ name: '@googlemaps/google-maps-services-js' }, { name: '@googlemaps/js-api-loader' }],
    pub: [{ name: 'google_maps_flutter' }],
    pypi: [{ name: 'googlemaps' }],
    swift: [{ name: 'github.com/googlemaps/ios-maps-sdk' }],
  },
  sources: ['https://status.cloud.google.com/maps-platform', 'known'],
};
