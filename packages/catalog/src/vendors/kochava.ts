import type { Vendor } from '../vendor.ts';

export const kochava: Vendor = {
  slug: 'kochava',
  name: 'Kochava',
  category: 'analytics',
  statusPageUrl: null,
  hosts: [{ host: 'control.kochava.com' }, { suffix: 'api.kochava.com' }, { suffix: 'kochava.com' }],
  packages: {
    generic: [{ prefix: 'env:KOCHAVA_', class: 'B' }],
    npm: [{ name: 'react-native-kochava-tracker' }],
    maven: [{ group: 'com.kochava.tracker' }],
  },
  sources: ['https://support.kochava.com', 'known'],
};
