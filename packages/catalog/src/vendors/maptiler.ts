import type { Vendor } from '../vendor.ts';

export const maptiler: Vendor = {
  slug: 'maptiler',
  name: 'MapTiler',
  category: 'location',
  statusPageUrl: 'https://status.maptiler.com',
  hosts: [{ host: 'api.maptiler.com' }, { suffix: 'maptiler.com' }],
  packages: {
    cargo: [{ name: 'maptiler-cloud', class: 'C' }],
    generic: [{ prefix: 'env:MAPTILER_', class: 'B' }],
    npm: [
      { name: '@maptiler/weather' },
      { name: '@maptiler/leaflet-maptilersdk' },
      { name: '@maptiler/geocoding-control' },
      { name: '@maptiler/geocoder' },
      { name: '@maptiler/sdk' },
      { name: '@maptiler/client' },
    ],
  },
  sources: ['https://docs.maptiler.com', 'https://status.maptiler.com', 'known'],
};
