import type { Vendor } from '../vendor.ts';

export const adapty: Vendor = {
  slug: 'adapty',
  name: 'Adapty',
  category: 'payments',
  statusPageUrl: 'https://status.adapty.io',
  hosts: [{ host: 'api.adapty.io' }, { host: 'api-admin.adapty.io' }, { suffix: 'adapty.io' }],
  packages: {
    generic: [{ prefix: 'env:ADAPTY_', class: 'B' }],
    cocoapods: [
      { name: 'react-native-adapty-sdk' },
      { name: 'AdaptyUIBuilder' },
      { name: 'AdaptyUI' },
      { name: 'AdaptyPlugin' },
      { name: 'AdaptyLogger' },
      { name: 'Adapty' },
    ],
    maven: [
      { group: 'io.adapty' },
      { name: 'io.adapty.internal:crossplatform' },
      { name: 'io.adapty:adapty-bom' },
      { name: 'io.adapty:android-sdk' },
    ],
    npm: [{ name: '@adapty/capacitor' }, { name: 'react-native-adapty' }, { name: '@adapty/core' }],
    pub: [{ name: 'adapty_ui_flutter' }, { name: 'adapty_flutter' }],
    swift: [{ name: 'github.com/adaptyteam/AdaptySDK-iOS' }],
  },
  sources: ['https://adapty.io/docs', 'known'],
};
