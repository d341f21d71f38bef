import type { Vendor } from '../vendor.ts';

export const metamap: Vendor = {
  slug: 'metamap',
  name: 'MetaMap',
  category: 'identity',
  statusPageUrl: null,
  hosts: [
    { host: 'api.getmati.com' },
    { host: 'api.prod.metamap.com' },
    { suffix: 'getmati.com' },
    { suffix: 'metamap.com' },
  ],
  packages: {
    cocoapods: [{ name: 'MetaMapSDK', class: 'C' }],
    generic: [{ prefix: 'env:METAMAP_', class: 'B' }],
    npm: [{ name: 'react-native-metamap-sdk' }],
  },
  sources: ['https://docs.metamap.com', 'known'],
};
