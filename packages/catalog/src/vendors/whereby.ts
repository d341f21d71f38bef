import type { Vendor } from '../vendor.ts';

export const whereby: Vendor = {
  slug: 'whereby',
  name: 'Whereby',
  category: 'video',
  statusPageUrl: 'https://wherebystatus.com',
  statusPage: { adapter: 'instatus' },
  hosts: [{ host: 'api.whereby.dev' }, { suffix: 'whereby.dev' }, { suffix: 'whereby.com' }],
  packages: {
    generic: [{ prefix: 'env:WHEREBY_', class: 'B' }],
    npm: [
      { name: '@whereby.com/react-native-sdk' },
      { name: '@whereby.com/browser-sdk' },
      { name: '@whereby.com/core' },
    ],
  },
  sources: ['https://docs.whereby.com'],
};
