import type { Vendor } from '../vendor.ts';

export const googleMaps: Vendor = {
  slug: 'google-maps',
  name: 'Google Maps Platform',
  category: 'location',
  statusPageUrl: 'https://status.cloud.google.com/maps-platform',
  statusPage: { adapter: 'google', url: 'https://status.cloud.google.com/maps-platform/incidents.json' },
  hosts: [{ host: 'maps.googleapis.com' }, { host: 'places.googleapis.com' }, { host: 'routes.googleapis.com' }],
  packages: {
    golang: [{ module: 'googlemaps.github.io/maps' }],
    maven: [
      { name: 'com.google.maps:google-maps-services' },
      { group: 'com.google.android.libraries.places' },
      { group: 'com.google.android.libraries.navigation' },
    ],
    npm: [{ name: '@googlemaps/google-maps-services-js' }, { name: '@googlemaps/js-api-loader' }],
    pypi: [{ name: 'googlemaps' }],
  },
  sources: ['https://status.cloud.google.com/maps-platform', 'known'],
};
