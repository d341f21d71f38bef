import type { Vendor } from '../vendor.ts';

export const kaltura: Vendor = {
  slug: 'kaltura',
  name: 'Kaltura',
  category: 'video',
  statusPageUrl: 'https://status.kaltura.com',
  hosts: [{ host: 'www.kaltura.com' }, { host: 'cdnapisec.kaltura.com' }, { suffix: 'kaltura.com' }],
  packages: {
    cocoapods: [{ name: 'KalturaPlayer', class: 'B' }],
    generic: [{ prefix: 'env:KALTURA_', class: 'B' }],
    composer: [{ name: 'kaltura/api-client-library', class: 'B' }],
    npm: [{ name: 'kaltura' }, { name: 'kaltura-client', class: 'B' }],
    pypi: [{ name: 'KalturaApiClient', class: 'B' }],
  },
  sources: ['https://developer.kaltura.com'],
};
