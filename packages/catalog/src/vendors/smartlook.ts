import type { Vendor } from '../vendor.ts';

export const smartlook: Vendor = {
  slug: 'smartlook',
  name: 'Smartlook',
  category: 'analytics',
  statusPageUrl: null,
  hosts: [{ suffix: 'smartlook.com' }, { suffix: 'smartlook.cloud' }, { suffix: 'getsmartlook.com' }],
  packages: {
    generic: [{ prefix: 'env:SMARTLOOK_', class: 'B' }],
    cocoapods: [{ name: 'SmartlookAnalytics' }],
    npm: [{ name: 'smartlook' }, { name: 'smartlook-client' }],
    pub: [{ name: 'flutter_smartlook' }],
  },
  sources: ['https://web.developer.smartlook.com', 'known'],
};
