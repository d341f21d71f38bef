import type { Vendor } from '../vendor.ts';

export const stytch: Vendor = {
  slug: 'stytch',
  name: 'Stytch',
  category: 'identity',
  statusPageUrl: 'https://status.stytch.com',
  hosts: [{ host: 'api.stytch.com' }, { host: 'test.stytch.com' }, { suffix: 'stytch.com' }, { suffix: 'stytch.dev' }],
  packages: {
    swift: [{ name: 'github.com/stytchauth/stytch-ios' }],
    cocoapods: [{ name: 'StytchCore', class: 'C' }, { name: 'Stytch' }],
    generic: [{ prefix: 'env:STYTCH_', class: 'B' }],
    gem: [{ name: 'stytch' }],
    golang: [{ module: 'github.com/stytchauth/stytch-go' }],
    maven: [{ group: 'com.stytch' }, { name: 'com.stytch.java:sdk' }],
    npm: [
      { name: '@stytch/stytch-react' },
      { name: '@stytch/react-native-static' },
      { name: '@stytch/core' },
      { name: '@stytch/react-native' },
      { name: 'stytch' },
      { name: '@stytch/react' },
      { name: '@stytch/nextjs' },
      { name: '@stytch/vanilla-js' },
    ],
    nuget: [{ name: 'Stytch.net' }],
    pypi: [{ name: 'stytch-management', class: 'C' }, { name: 'stytch' }],
  },
  sources: ['https://stytch.com/docs', 'https://status.stytch.com', 'known'],
};
