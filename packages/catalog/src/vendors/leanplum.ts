import type { Vendor } from '../vendor.ts';

export const leanplum: Vendor = {
  slug: 'leanplum',
  name: 'Leanplum',
  category: 'marketing',
  statusPageUrl: null,
  hosts: [{ host: 'api.leanplum.com' }, { suffix: 'leanplum.com' }],
  packages: {
    maven: [
      { group: 'com.leanplum' },
      { name: 'com.rudderstack.android.integration:leanplum', class: 'C' },
      { name: 'com.leanplum:leanplum-fcm' },
      { name: 'com.leanplum:leanplum' },
      { name: 'com.leanplum:leanplum-core' },
    ],
    generic: [{ prefix: 'env:LEANPLUM_', class: 'B' }],
    cocoapods: [
      { name: 'Leanplum-iOS-Location', class: 'C' },
      { name: 'Leanplum-tvOS-SDK' },
      { name: 'LeanplumSegment' },
      { name: 'Leanplum-iOS-UIEditor' },
      { name: 'Leanplum-iOS-SDK' },
    ],
    npm: [{ name: '@leanplum/react-native-sdk' }, { name: 'leanplum-sdk' }],
  },
  sources: ['known'],
};
