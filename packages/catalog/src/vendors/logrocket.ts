import type { Vendor } from '../vendor.ts';

export const logrocket: Vendor = {
  slug: 'logrocket',
  name: 'LogRocket',
  category: 'monitoring',
  statusPageUrl: 'https://status.logrocket.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'logrocket.io' },
    { suffix: 'lr-in.com' },
    { suffix: 'lr-in-prod.com' },
    { host: 'r.lr-ingest.io' },
    { suffix: 'lr-ingest.io' },
    { suffix: 'logrocket.com' },
    { suffix: 'logr-ingest.com' },
    { suffix: 'lr-intake.com' },
    { suffix: 'lr-ingest.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/logrocket/logrocket-ios-swift-package' }],
    pub: [{ name: 'logrocket_flutter' }],
    generic: [{ prefix: 'env:LOGROCKET_', class: 'B' }],
    maven: [{ name: 'com.logrocket:logrocket' }],
    cocoapods: [{ name: 'logrocket-react-native' }, { name: 'LogRocket' }],
    npm: [
      { name: 'logrocket-ngrx' },
      { name: 'logrocket-vuex' },
      { name: '@logrocket/react-native' },
      { name: 'logrocket-react', class: 'C' },
      { name: 'logrocket' },
    ],
  },
  sources: ['https://docs.logrocket.com', 'https://status.logrocket.com', 'known'],
};
