import type { Vendor } from '../vendor.ts';

export const pushwoosh: Vendor = {
  slug: 'pushwoosh',
  name: 'Pushwoosh',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.pushwoosh.com' }, { host: 'cp.pushwoosh.com' }, { suffix: 'pushwoosh.com' }],
  packages: {
    swift: [{ name: 'github.com/Pushwoosh/Pushwoosh-XCFramework', class: 'C' }],
    maven: [
      { group: 'com.pushwoosh' },
      { name: 'com.pushwoosh:pushwoosh-inbox-ui' },
      { name: 'com.pushwoosh:pushwoosh-inbox' },
      { name: 'com.pushwoosh:pushwoosh-amazon' },
      { name: 'com.pushwoosh:pushwoosh-huawei' },
      { name: 'com.pushwoosh:pushwoosh-firebase' },
      { name: 'com.pushwoosh:pushwoosh' },
    ],
    generic: [{ prefix: 'env:PUSHWOOSH_', class: 'B' }],
    cocoapods: [
      { name: 'Pushwoosh-XCFramework', class: 'C' },
      { name: 'PushwooshFramework', class: 'C' },
      { name: 'Pushwoosh' },
      { name: 'PushwooshXCFramework' },
    ],
    npm: [{ name: 'web-push-notifications' }, { name: 'pushwoosh-react-native-plugin' }],
  },
  sources: ['https://docs.pushwoosh.com', 'known'],
};
