import type { Vendor } from '../vendor.ts';

export const appcues: Vendor = {
  slug: 'appcues',
  name: 'Appcues',
  category: 'analytics',
  statusPageUrl: 'https://status.appcues.com',
  hosts: [
    { host: 'api.appcues.net' },
    { host: 'api.appcues.com' },
    { host: 'fast.appcues.com' },
    { suffix: 'appcues.com' },
  ],
  packages: {
    maven: [{ group: 'com.appcues' }, { name: 'com.appcues:appcues' }],
    generic: [{ prefix: 'env:APPCUES_', class: 'B' }],
    cocoapods: [{ name: 'appcues-react-native' }, { name: 'Appcues' }],
    npm: [{ name: '@appcues/react-native' }],
  },
  sources: ['https://docs.appcues.com'],
};
