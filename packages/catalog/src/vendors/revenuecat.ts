import type { Vendor } from '../vendor.ts';

export const revenuecat: Vendor = {
  slug: 'revenuecat',
  name: 'RevenueCat',
  category: 'payments',
  statusPageUrl: 'https://status.revenuecat.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: '8-lives-cat.io' }, { host: 'api.revenuecat.com' }, { suffix: 'revenuecat.com' }],
  packages: {
    generic: [{ prefix: 'env:REVENUECAT_', class: 'B' }],
    cocoapods: [{ name: 'Purchases' }, { name: 'PurchasesHybridCommon' }, { name: 'RevenueCat' }],
    maven: [{ group: 'com.revenuecat.purchases' }],
    npm: [
      { name: 'react-native-purchases-ui' },
      { name: '@revenuecat/purchases-js-hybrid-mappings' },
      { name: '@revenuecat/purchases-capacitor' },
      { name: '@revenuecat/purchases-capacitor-ui' },
      { name: 'react-native-purchases' },
      { name: '@revenuecat/purchases-js' },
    ],
    pub: [{ name: 'purchases_flutter' }],
    swift: [{ name: 'github.com/revenuecat/purchases-ios' }, { name: 'github.com/revenuecat/purchases-ios-spm' }],
  },
  sources: ['https://www.revenuecat.com/docs', 'https://status.revenuecat.com', 'known'],
};
