import type { Vendor } from '../vendor.ts';

export const moengage: Vendor = {
  slug: 'moengage',
  name: 'MoEngage',
  category: 'marketing',
  statusPageUrl: 'https://status.moengage.com',
  hosts: [{ suffix: 'moengage.com' }],
  packages: {
    generic: [{ prefix: 'env:MOENGAGE_', class: 'B' }],
    maven: [{ group: 'com.moengage' }],
    pub: [{ name: 'moengage_flutter' }],
    cocoapods: [{ name: 'MoEngage-iOS-SDK' }],
    npm: [{ name: '@moengage/web-sdk' }, { name: 'react-native-moengage' }],
  },
  sources: ['https://developers.moengage.com', 'known'],
};
