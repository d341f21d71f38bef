import type { Vendor } from '../vendor.ts';

export const nominatim: Vendor = {
  slug: 'nominatim',
  name: 'OpenStreetMap Nominatim',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'nominatim.openstreetmap.org' }, { host: 'tile.openstreetmap.org' }],
  packages: {
    pub: [
      { name: 'nominatim_geocoding', class: 'C' },
      { name: 'osm_nominatim', class: 'C' },
    ],
    pypi: [{ name: 'aioplaces', class: 'C' }],
    npm: [
      { name: 'node-open-geocoder', class: 'C' },
      { name: 'nominatim-geocoder', class: 'C' },
      { name: 'nominatim-browser', class: 'C' },
    ],
  },
  sources: ['https://nominatim.org/release-docs/latest', 'known'],
};
