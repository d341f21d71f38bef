import type { Vendor } from '../vendor.ts';

export const kustomer: Vendor = {
  slug: 'kustomer',
  name: 'Kustomer',
  category: 'business',
  statusPageUrl: 'https://status.kustomer.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'api.kustomerapp.com' }, { suffix: 'kustomerapp.com' }, { suffix: 'kustomer.com' }],
  packages: {
    pypi: [{ name: 'tap-kustomer', class: 'C' }],
    generic: [{ prefix: 'env:KUSTOMER_', class: 'B' }],
    maven: [{ group: 'com.kustomer.chat' }],
    cocoapods: [{ name: 'KustomerChat' }],
    npm: [{ name: '@kustomer/chat-react-native' }],
  },
  sources: ['https://developer.kustomer.com', 'https://status.kustomer.com', 'known'],
};
