import type { Vendor } from '../vendor.ts';

export const geoapify: Vendor = {
  slug: 'geoapify',
  name: 'Geoapify',
  category: 'maps',
  statusPageUrl: null,
  hosts: [{ host: 'api.geoapify.com' }, { host: 'maps.geoapify.com' }, { suffix: 'geoapify.com' }],
  packages: { generic: [{ prefix: 'env:GEOAPIFY_', class: 'B' }], npm: [{ name: '@geoapify/geocoder-autocomplete' }] },
  sources: ['https://apidocs.geoapify.com'],
};
