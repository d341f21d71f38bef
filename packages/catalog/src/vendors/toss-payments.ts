import type { Vendor } from '../vendor.ts';

export const tossPayments: Vendor = {
  slug: 'toss-payments',
  name: 'Toss Payments',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.tosspayments.com' }, { suffix: 'tosspayments.com' }],
  packages: {
    npm: [{ name: '@tosspayments/payment-sdk' }, { name: '@tosspayments/tosspayments-sdk' }],
  },
  sources: ['https://docs.tosspayments.com'],
};
