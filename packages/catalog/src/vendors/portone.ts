import type { Vendor } from '../vendor.ts';

export const portone: Vendor = {
  slug: 'portone',
  name: 'PortOne',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.portone.io' }, { host: 'api.iamport.kr' }, { suffix: 'portone.io' }, { suffix: 'iamport.kr' }],
  packages: {
    pub: [{ name: 'iamport_flutter' }],
    pypi: [{ name: 'portone-server-sdk', class: 'C' }],
    generic: [{ prefix: 'env:PORTONE_', class: 'B' }],
    npm: [
      { name: '@portone/react-native-sdk' },
      { name: 'iamport-rest-client-nodejs', class: 'C' },
      { name: 'iamport', class: 'C' },
      { name: '@portone/browser-sdk' },
      { name: '@portone/server-sdk' },
    ],
  },
  sources: ['https://developers.portone.io'],
};
