import type { Vendor } from '../vendor.ts';

export const mapbox: Vendor = {
  slug: 'mapbox',
  name: 'Mapbox',
  category: 'location',
  statusPageUrl: 'https://status.mapbox.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.mapbox.com' },
    { host: 'events.mapbox.com' },
    { suffix: 'tiles.mapbox.com' },
    { suffix: 'mapbox.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/ryankurte/go-mapbox', class: 'C' }],
    cocoapods: [{ name: 'Mapbox-iOS-SDK' }, { name: 'MapboxMaps' }],
    gem: [{ name: 'mapbox-sdk' }],
    generic: [{ prefix: 'env:MAPBOX_', class: 'B' }],
    maven: [
      { name: 'com.mapbox.mapboxsdk:mapbox-sdk-services' },
      { group: 'com.mapbox.maps' },
      { group: 'com.mapbox.navigation' },
      { group: 'com.mapbox.search' },
    ],
    npm: [
      { name: 'react-mapbox-gl', class: 'C' },
      { name: 'ngx-mapbox-gl', class: 'C' },
      { name: 'mapbox' },
      { name: 'mapbox.js' },
      { name: 'react-map-gl', class: 'C' },
      { name: '@rnmapbox/maps', class: 'C' },
      { name: 'vue-mapbox', class: 'C' },
      { name: 'mapbox-gl' },
      { name: '@mapbox/mapbox-sdk' },
    ],
    pub: [{ name: 'mapbox_gl', class: 'C' }, { name: 'mapbox_maps_flutter' }],
    pypi: [{ name: 'mapbox' }],
    swift: [{ name: 'github.com/mapbox/mapbox-navigation-ios' }, { name: 'github.com/mapbox/mapbox-maps-ios' }],
  },
  sources: ['https://docs.mapbox.com', 'https://status.mapbox.com', 'known'],
};
