import type { Vendor } from '../vendor.ts';

export const revenuecat: Vendor = {
  slug: 'revenuecat',
  name: 'RevenueCat',
  category: 'payments',
  statusPageUrl: 'https://status.revenuecat.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.revenuecat.com' }],
  packages: {
    maven: [{ group: 'com.revenuecat.purchases' }],
    npm: [{ name: 'react-native-purchases' }, { name: '@revenuecat/purchases-js' }],
  },
  sources: ['https://status.revenuecat.com', 'known'],
};
