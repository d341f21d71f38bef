import type { Vendor } from '../vendor.ts';

export const phonepe: Vendor = {
  slug: 'phonepe',
  name: 'PhonePe',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.phonepe.com' }, { host: 'api-preprod.phonepe.com' }, { suffix: 'phonepe.com' }],
  packages: {
    generic: [{ prefix: 'env:PHONEPE_', class: 'B' }],
    npm: [{ name: 'pg-sdk-node' }],
    pub: [{ name: 'phonepe_payment_sdk' }],
  },
  sources: ['https://developer.phonepe.com', 'known'],
};
