import type { Vendor } from '../vendor.ts';

export const kaltura: Vendor = {
  slug: 'kaltura',
  name: 'Kaltura',
  category: 'video',
  statusPageUrl: null,
  hosts: [{ host: 'www.kaltura.com' }, { host: 'cdnapisec.kaltura.com' }, { suffix: 'kaltura.com' }],
  packages: {
    composer: [{ name: 'kaltura/api-client-library', class: 'B' }],
    npm: [{ name: 'kaltura-client', class: 'B' }],
    pypi: [{ name: 'KalturaApiClient', class: 'B' }],
  },
  sources: ['https://developer.kaltura.com'],
};
