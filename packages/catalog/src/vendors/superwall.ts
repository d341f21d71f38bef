import type { Vendor } from '../vendor.ts';

export const superwall: Vendor = {
  slug: 'superwall',
  name: 'Superwall',
  category: 'payments',
  statusPageUrl: 'https://status.superwall.com',
  hosts: [
    { host: 'api.superwall.me' },
    { host: 'collector.superwall.me' },
    { host: 'api.superwall.com' },
    { suffix: 'superwall.me' },
    { suffix: 'superwall.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:SUPERWALL_', class: 'B' }],
    cocoapods: [{ name: 'SuperwallKit' }],
    maven: [{ group: 'com.superwall.sdk' }, { name: 'com.superwall.sdk:superwall-android' }],
    npm: [{ name: '@superwall/react-native-superwall' }, { name: 'expo-superwall' }],
    pub: [{ name: 'superwallkit_flutter' }],
    swift: [{ name: 'github.com/superwall/Superwall-iOS' }],
  },
  sources: ['https://superwall.com/docs', 'known'],
};
