import type { Vendor } from '../vendor.ts';

export const uservoice: Vendor = {
  slug: 'uservoice',
  name: 'UserVoice',
  category: 'business',
  statusPageUrl: 'https://status.uservoice.com',
  hosts: [{ suffix: 'uservoice.com', tenant: true }],
  packages: {
    cocoapods: [
      { name: 'UserVoice', class: 'C' },
      { name: 'UserVoice-iOS-SDK', class: 'C' },
      { name: 'uservoice-iphone-sdk' },
    ],
    pypi: [{ name: 'tap-uservoice', class: 'C' }],
    generic: [{ prefix: 'env:USERVOICE_', class: 'B' }],
    gem: [{ name: 'uservoice-ruby' }],
  },
  sources: ['https://developer.uservoice.com', 'known'],
};
