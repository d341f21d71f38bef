import type { Vendor } from '../vendor.ts';

export const singular: Vendor = {
  slug: 'singular',
  name: 'Singular',
  category: 'analytics',
  statusPageUrl: 'https://status.singular.net',
  hosts: [
    { host: 's2s.singular.net' },
    { host: 'api.singular.net' },
    { host: 'sdk-api-v1.singular.net' },
    { suffix: 'singular.net' },
  ],
  packages: {
    swift: [{ name: 'github.com/singular-labs/Singular-iOS-SDK' }],
    generic: [{ prefix: 'env:SINGULAR_', class: 'B' }],
    cocoapods: [{ name: 'Singular-React-Native' }, { name: 'Singular-SDK' }],
    maven: [{ group: 'com.singular.sdk' }, { name: 'com.singular.sdk:singular_sdk' }],
    npm: [{ name: 'singular_cordova_sdk' }, { name: 'singular-react-native' }, { name: 'singular-sdk' }],
    pub: [{ name: 'singular_flutter_sdk' }],
  },
  sources: ['https://support.singular.net', 'known'],
};
