import type { Vendor } from '../vendor.ts';

export const pushwoosh: Vendor = {
  slug: 'pushwoosh',
  name: 'Pushwoosh',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.pushwoosh.com' }, { host: 'cp.pushwoosh.com' }, { suffix: 'pushwoosh.com' }],
  packages: {
    generic: [{ prefix: 'env:PUSHWOOSH_', class: 'B' }],
    cocoapods: [{ name: 'Pushwoosh' }, { name: 'PushwooshXCFramework' }],
    npm: [{ name: 'pushwoosh-react-native-plugin' }],
  },
  sources: ['https://docs.pushwoosh.com', 'known'],
};
