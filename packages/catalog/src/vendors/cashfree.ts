import type { Vendor } from '../vendor.ts';

export const cashfree: Vendor = {
  slug: 'cashfree',
  name: 'Cashfree',
  category: 'payments',
  statusPageUrl: 'https://status.cashfree.com',
  hosts: [{ host: 'api.cashfree.com' }, { host: 'sandbox.cashfree.com' }, { suffix: 'cashfree.com' }],
  packages: {
    swift: [
      { name: 'github.com/cashfree/core-ios-sdk', class: 'C' },
      { name: 'github.com/cashfree/nextgen-ios', class: 'C' },
    ],
    pub: [{ name: 'cashfree_pg', class: 'C' }, { name: 'flutter_cashfree_pg_sdk' }],
    cocoapods: [
      { name: 'CashfreePGUISDK' },
      { name: 'CashfreePGCoreSDK', class: 'C' },
      { name: 'react-native-cashfree-pg-sdk' },
      { name: 'CashfreePG' },
    ],
    maven: [
      { group: 'com.cashfree.pg' },
      { name: 'com.cashfree.pg.java:cashfree_pg' },
      { name: 'com.cashfree.pg:api' },
    ],
    composer: [{ name: 'cashfree/cashfree-pg' }, { name: 'cashfree/omnipay-cashfree', class: 'C' }],
    generic: [{ prefix: 'env:CASHFREE_', class: 'B' }],
    npm: [
      { name: '@cashfreepayments/pg-react' },
      { name: 'cashfree-dropjs' },
      { name: 'react-native-cashfree-pg-sdk' },
      { name: 'cashfree-pg-sdk-javascript' },
      { name: 'cashfree-pg-sdk-nodejs' },
      { name: 'cashfree-sdk' },
      { name: 'cashfree-pg' },
    ],
    pypi: [
      { name: 'cashfree-verification', class: 'C' },
      { name: 'cashfree', class: 'C' },
      { name: 'cashfree-payment', class: 'C' },
      { name: 'cashfree_pg' },
    ],
  },
  sources: ['https://www.cashfree.com/docs'],
};
