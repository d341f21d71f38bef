import type { Vendor } from '../vendor.ts';

export const revenuecat: Vendor = {
  slug: 'revenuecat',
  name: 'RevenueCat',
  category: 'payments',
  statusPageUrl: 'https://status.revenuecat.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: '8-lives-cat.io' }, { host: 'api.revenuecat.com' }, { suffix: 'revenuecat.com' }],
  packages: {
    nuget: [
      { name: 'Plugin.RevenueCat', class: 'C' },
      { name: 'Kebechet.Maui.RevenueCat', class: 'C' },
      { name: 'Kebechet.Maui.RevenueCat.InAppBilling', class: 'C' },
    ],
    pypi: [{ name: 'rc-insights', class: 'C' }],
    generic: [{ prefix: 'env:REVENUECAT_', class: 'B' }],
    cocoapods: [
      { name: 'RNPurchases' },
      { name: 'purchases_ui_flutter' },
      { name: 'purchases_flutter' },
      { name: 'PurchasesHybridCommonUI' },
      { name: 'RevenueCatUI' },
      { name: 'Purchases' },
      { name: 'PurchasesHybridCommon' },
      { name: 'RevenueCat' },
    ],
    maven: [{ group: 'com.revenuecat.purchases' }],
    npm: [
      { name: '@sudobility/consumables_client', class: 'C' },
      { name: '@sudobility/subscription_lib', class: 'C' },
      { name: '@umituz/react-native-subscription', class: 'C' },
      { name: '@capgo/capacitor-purchases', class: 'C' },
      { name: 'react-native-purchases-ui' },
      { name: '@revenuecat/purchases-js-hybrid-mappings' },
      { name: '@revenuecat/purchases-capacitor' },
      { name: '@revenuecat/purchases-capacitor-ui' },
      { name: 'react-native-purchases' },
      { name: '@revenuecat/purchases-js' },
    ],
    pub: [{ prefix: 'purchases_' }, { name: 'purchases_ui_flutter' }, { name: 'purchases_flutter' }],
    swift: [
      { name: 'github.com/RevenueCat/purchases-hybrid-common' },
      { name: 'github.com/revenuecat/purchases-ios' },
      { name: 'github.com/revenuecat/purchases-ios-spm' },
    ],
  },
  sources: ['https://www.revenuecat.com/docs', 'https://status.revenuecat.com', 'known'],
};
