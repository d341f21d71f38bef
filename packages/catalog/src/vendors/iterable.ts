import type { Vendor } from '../vendor.ts';

export const iterable: Vendor = {
  slug: 'iterable',
  name: 'Iterable',
  category: 'messaging',
  statusPageUrl: 'https://status.iterable.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.iterable.com' }, { host: 'api.eu.iterable.com' }, { suffix: 'iterable.com' }],
  packages: {
    pub: [{ name: 'iterable_flutter' }],
    gem: [{ name: 'iterable-api-client', class: 'C' }],
    maven: [{ group: 'com.iterable' }, { name: 'com.iterable:iterableapi' }],
    swift: [{ name: 'github.com/iterable/iterable-swift-sdk' }, { name: 'github.com/Iterable/swift-sdk' }],
    cocoapods: [{ name: 'Iterable-React-Native-SDK' }, { name: 'Iterable-iOS-SDK' }],
    pypi: [
      { name: 'iterable-api', class: 'C' },
      { name: 'tap-iterable', class: 'C' },
      { name: 'airbyte-source-iterable', class: 'C' },
    ],
    npm: [
      { name: '@iterable/mcp' },
      { name: '@iterable/expo-plugin' },
      { name: 'node-iterable-api', class: 'C' },
      { name: '@iterable/api' },
      { name: '@iterable/react-native-sdk' },
      { name: '@iterable/web-sdk' },
    ],
  },
  sources: ['https://api.iterable.com/api/docs', 'https://status.iterable.com', 'known'],
};
