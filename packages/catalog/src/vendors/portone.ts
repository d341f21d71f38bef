import type { Vendor } from '../vendor.ts';

export const portone: Vendor = {
  slug: 'portone',
  name: 'PortOne',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.portone.io' }, { host: 'api.iamport.kr' }, { suffix: 'portone.io' }, { suffix: 'iamport.kr' }],
  packages: {
    generic: [{ prefix: 'env:PORTONE_', class: 'B' }],
    npm: [{ name: 'iamport', class: 'C' }, { name: '@portone/browser-sdk' }, { name: '@portone/server-sdk' }],
  },
  sources: ['https://developers.portone.io'],
};
