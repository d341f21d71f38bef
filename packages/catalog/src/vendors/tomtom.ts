import type { Vendor } from '../vendor.ts';

export const tomtom: Vendor = {
  slug: 'tomtom',
  name: 'TomTom',
  category: 'maps',
  statusPageUrl: 'https://status.tomtom.com',
  hosts: [{ host: 'api.tomtom.com' }, { suffix: 'tomtom.com' }],
  packages: {
    cocoapods: [
      { name: 'TomTomSDKNavigation' },
      { name: 'TomTomSDKSearch' },
      { name: 'TomTomSDKRoute' },
      { name: 'TomTomSDKLocationProvider' },
      { name: 'TomTomOnlineSDKRouting' },
      { name: 'TomTomOnlineSDKMaps', class: 'C' },
      { name: 'TomTomSDKMapDisplay' },
      { name: 'TomTomOnlineSDKSearch' },
      { name: 'TomTomSDKCommon' },
    ],
    pypi: [{ name: 'tomtombrumbrum', class: 'C' }],
    maven: [{ group: 'com.tomtom.online' }, { group: 'com.tomtom.sdk' }],
    generic: [{ prefix: 'env:TOMTOM_', class: 'B' }],
    npm: [{ name: '@tomtom-international/web-sdk-maps' }],
  },
  sources: ['https://developer.tomtom.com'],
};
