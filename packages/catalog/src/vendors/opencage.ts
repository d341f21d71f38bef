import type { Vendor } from '../vendor.ts';

export const opencage: Vendor = {
  slug: 'opencage',
  name: 'OpenCage',
  category: 'location',
  statusPageUrl: 'https://status.opencagedata.com',
  hosts: [{ host: 'api.opencagedata.com' }, { suffix: 'opencagedata.com' }],
  packages: {
    pub: [{ name: 'opencage_geocoder', class: 'C' }],
    maven: [{ name: 'com.opencagedata:jopencage' }, { name: 'com.byteowls:jopencage', class: 'C' }],
    nuget: [
      { name: 'OpenCageGeocoder', class: 'C' },
      { name: 'OpenCage.Geocode.DotNetStandard', class: 'C' },
    ],
    generic: [{ prefix: 'env:OPENCAGE_', class: 'B' }],
    cargo: [{ name: 'geocoding', class: 'D' }],
    golang: [{ module: 'github.com/codingsince1985/geo-golang', class: 'D' }],
    composer: [{ name: 'opencage/geocode' }],
    gem: [{ name: 'opencage-geocoder' }],
    npm: [{ name: 'opencage-api-client' }],
    pypi: [{ name: 'opencage' }],
  },
  sources: ['https://opencagedata.com/api', 'https://status.opencagedata.com', 'known'],
};
