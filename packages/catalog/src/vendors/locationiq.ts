import type { Vendor } from '../vendor.ts';

export const locationiq: Vendor = {
  slug: 'locationiq',
  name: 'LocationIQ',
  category: 'maps',
  statusPageUrl: 'https://status.locationiq.com',
  hosts: [{ host: 'us1.locationiq.com' }, { host: 'eu1.locationiq.com' }, { suffix: 'locationiq.com' }],
  packages: {
    pub: [{ name: 'location_iq', class: 'C' }],
    gem: [{ name: 'geocoder', class: 'D' }],
    pypi: [{ name: 'geopy', class: 'D' }],
    npm: [{ name: 'node-geocoder', class: 'D' }],
  },
  sources: ['https://docs.locationiq.com'],
};
