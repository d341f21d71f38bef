import type { Vendor } from '../vendor.ts';

export const here: Vendor = {
  slug: 'here',
  name: 'HERE',
  category: 'location',
  statusPageUrl: 'https://status.here.com',
  hosts: [{ suffix: 'hereapi.com' }, { suffix: 'ls.hereapi.com' }, { suffix: 'here.com' }],
  packages: {
    generic: [
      { name: 'env:HERE_MAPS_API_KEY', class: 'B' },
      { name: 'env:HERE_API_KEY', class: 'B' },
    ],
    maven: [{ group: 'com.here.platform' }, { group: 'com.here.sdk' }],
    pub: [{ name: 'here_sdk' }],
    cocoapods: [{ name: 'HEREMapsUI' }, { name: 'HEREMapsStarter' }, { name: 'HEREMaps' }],
    nuget: [{ name: 'Geocoding.Here', class: 'C' }],
    composer: [{ name: 'geocoder-php/here-provider', class: 'C' }],
    pypi: [
      { name: 'here-location-services' },
      { name: 'here-transit', class: 'C' },
      { name: 'here-routing', class: 'C' },
      { name: 'herepy', class: 'C' },
    ],

    npm: [
      { name: '@here/olp-sdk-core' },
      { name: '@here/olp-sdk-authentication' },
      { name: '@here/olp-sdk-dataservice-api' },
      { name: '@here/maps-api-for-javascript' },
      { name: '@here/flexpolyline', class: 'D' },
    ],

    golang: [{ module: 'github.com/abdullahselek/go-here', class: 'C' }],
  },
  sources: ['https://developer.here.com', 'https://status.here.com', 'known'],
};
