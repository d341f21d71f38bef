import type { Vendor } from '../vendor.ts';

export const appsflyer: Vendor = {
  slug: 'appsflyer',
  name: 'AppsFlyer',
  category: 'analytics',
  statusPageUrl: 'https://status.appsflyer.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'appsflyer.com' }, { suffix: 'appsflyersdk.com' }],
  packages: {
    nuget: [{ name: 'AppsFlyerXamarinBinding', class: 'C' }],
    pypi: [
      { name: 'afly', class: 'C' },
      { name: 'tap-appsflyer', class: 'C' },
      { name: 'airbyte-source-appsflyer', class: 'C' },
    ],
    generic: [{ prefix: 'env:APPSFLYER_', class: 'B' }],
    cocoapods: [
      { name: 'Segment-AppsFlyer', class: 'C' },
      { name: 'segment-appsflyer-ios', class: 'C' },
      { name: 'AppsFlyer-AdRevenue', class: 'C' },
      { name: 'PurchaseConnector' },
      { name: 'react-native-appsflyer' },
      { name: 'AppsFlyerFramework' },
    ],
    maven: [{ group: 'com.appsflyer' }],
    npm: [{ name: 'appsflyer-html5-ctv-sdk' }, { name: 'react-native-appsflyer' }],
    pub: [{ prefix: 'appsflyer_' }, { name: 'appsflyer_sdk' }],
    swift: [
      { name: 'github.com/segment-integrations/analytics-swift-appsflyer', class: 'C' },
      { name: 'github.com/AppsFlyerSDK/AppsFlyerFramework-Static' },
      { name: 'github.com/appsflyersdk/appsflyerframework' },
    ],
  },
  sources: ['https://dev.appsflyer.com', 'https://status.appsflyer.com', 'known'],
};
