import type { Vendor } from '../vendor.ts';

export const phonepe: Vendor = {
  slug: 'phonepe',
  name: 'PhonePe',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.phonepe.com' }, { host: 'api-preprod.phonepe.com' }, { suffix: 'phonepe.com' }],
  packages: {
    cocoapods: [{ name: 'PhonePePayment' }],
    maven: [
      { group: 'phonepe.intentsdk.android.release' },
      { group: 'com.phonepe' },
      { name: 'phonepe.intentsdk.android.release:IntentSDK' },
    ],
    composer: [{ name: 'bagisto/phonepe', class: 'C' }],
    pypi: [{ name: 'phonepe-pg-sdk-python', class: 'C' }],
    generic: [{ prefix: 'env:PHONEPE_', class: 'B' }],
    npm: [{ name: 'phonepesdk-web' }, { name: 'react-native-phonepe-pg', class: 'C' }, { name: 'pg-sdk-node' }],
    pub: [{ name: 'phonepe_payment_sdk' }],
  },
  sources: ['https://developer.phonepe.com', 'known'],
};
