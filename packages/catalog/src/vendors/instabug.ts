import type { Vendor } from '../vendor.ts';

export const instabug: Vendor = {
  slug: 'instabug',
  name: 'Instabug',
  category: 'monitoring',
  statusPageUrl: 'https://status.instabug.com',
  hosts: [{ host: 'api.instabug.com' }, { suffix: 'instabug.com' }],
  packages: {
    gem: [{ name: 'fastlane-plugin-instabug', class: 'G' }],
    generic: [{ prefix: 'env:INSTABUG_', class: 'B' }],
    cocoapods: [{ name: 'RNInstabug' }, { name: 'Instabug' }],
    maven: [{ name: 'com.instabug.library:instabug' }],
    npm: [{ name: 'instabug-reactnative' }],
    pub: [{ name: 'instabug_flutter' }],
  },
  sources: ['https://docs.instabug.com'],
};
