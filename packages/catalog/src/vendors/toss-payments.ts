import type { Vendor } from '../vendor.ts';

export const tossPayments: Vendor = {
  slug: 'toss-payments',
  name: 'Toss Payments',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.tosspayments.com' }, { suffix: 'tosspayments.com' }],
  packages: {
    pub: [{ name: 'tosspayments_widget_sdk_flutter', class: 'C' }],
    pypi: [{ name: 'tosspayments-python-server-sdk', class: 'C' }],
    generic: [
      { prefix: 'env:TOSSPAYMENTS_', class: 'B' },
      { prefix: 'env:TOSS_PAYMENTS_', class: 'B' },
    ],
    npm: [
      { name: '@tosspayments/widget-sdk-react-native' },
      { name: '@tosspayments/brandpay-sdk' },
      { name: '@tosspayments/payment-widget-sdk' },
      { name: '@tosspayments/payment-sdk' },
      { name: '@tosspayments/tosspayments-sdk' },
    ],
  },
  sources: ['https://docs.tosspayments.com'],
};
