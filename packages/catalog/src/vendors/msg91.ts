import type { Vendor } from '../vendor.ts';

export const msg91: Vendor = {
  slug: 'msg91',
  name: 'MSG91',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.msg91.com' }, { host: 'control.msg91.com' }, { suffix: 'msg91.com' }],
  packages: {
    gem: [{ name: 'msg91ruby', class: 'C' }],
    generic: [{ prefix: 'env:MSG91_', class: 'B' }],
    npm: [{ name: '@msg91comm/sendotp-react-native' }, { name: 'msg91' }],
  },
  sources: ['https://docs.msg91.com', 'known'],
};
