import type { Vendor } from '../vendor.ts';

export const instabug: Vendor = {
  slug: 'instabug',
  name: 'Instabug',
  category: 'monitoring',
  statusPageUrl: 'https://status.instabug.com',
  hosts: [{ host: 'api.instabug.com' }, { suffix: 'instabug.com' }],
  packages: {
    swift: [{ name: 'github.com/luciqai/luciq-ios-sp' }, { name: 'github.com/Instabug/Instabug-SP', class: 'C' }],
    gem: [{ name: 'fastlane-plugin-instabug', class: 'G' }],
    generic: [{ prefix: 'env:INSTABUG_', class: 'B' }],
    cocoapods: [{ name: 'InstabugSDK', class: 'C' }, { name: 'RNInstabug' }, { name: 'Instabug' }],
    maven: [
      { name: 'instabug-crash:instabug-crash.gradle.plugin', class: 'G' },
      { group: 'com.instabug.library' },
      { group: 'ai.luciq.library' },
      { name: 'com.instabug.library:instabug' },
    ],
    npm: [{ name: 'instabug-reactnative' }],
    pub: [
      { prefix: 'instabug_' },
      { name: 'instabug_http_client', class: 'C' },
      { name: 'instabug_dio_interceptor', class: 'C' },
      { name: 'instabug_flutter' },
    ],
  },
  sources: ['https://docs.instabug.com'],
};
