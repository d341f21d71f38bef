import type { Vendor } from '../vendor.ts';

export const ipgeolocation: Vendor = {
  slug: 'ipgeolocation',
  name: 'ipgeolocation.io',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.ipgeolocation.io' }, { suffix: 'ipgeolocation.io' }],
  packages: {
    nuget: [{ name: 'IPGeolocation' }],
    pypi: [{ name: 'ipgeolocationio', class: 'C' }],
    npm: [{ name: 'ip-geolocation-api-sdk-typescript' }, { name: 'ip-geolocation-api-javascript-sdk' }],
  },
  sources: ['https://ipgeolocation.io/documentation.html', 'known'],
};
