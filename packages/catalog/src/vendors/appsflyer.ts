import type { Vendor } from '../vendor.ts';

export const appsflyer: Vendor = {
  slug: 'appsflyer',
  name: 'AppsFlyer',
  category: 'analytics',
  statusPageUrl: 'https://status.appsflyer.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'appsflyer.com' }, { suffix: 'appsflyersdk.com' }],
  packages: {
    maven: [{ group: 'com.appsflyer' }],
    npm: [{ name: 'react-native-appsflyer' }],
  },
  sources: ['https://status.appsflyer.com', 'known'],
};
