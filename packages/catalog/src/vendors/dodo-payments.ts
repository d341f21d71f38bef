import type { Vendor } from '../vendor.ts';

export const dodoPayments: Vendor = {
  slug: 'dodo-payments',
  name: 'Dodo Payments',
  category: 'payments',
  statusPageUrl: 'https://status.dodopayments.com',
  hosts: [{ host: 'live.dodopayments.com' }, { host: 'test.dodopayments.com' }, { suffix: 'dodopayments.com' }],
  packages: {
    generic: [
      { prefix: 'env:DODOPAYMENTS_', class: 'B' },
      { prefix: 'env:DODO_PAYMENTS_', class: 'B' },
    ],
    gem: [{ name: 'dodopayments' }],
    golang: [{ module: 'github.com/dodopayments/dodopayments-go' }],
    npm: [
      { name: '@dodopayments/core' },
      { name: 'dodopayments' },
      { name: '@dodopayments/nextjs' },
      { name: 'dodopayments-checkout' },
    ],
    pypi: [{ name: 'dodopayments' }],
  },
  sources: ['https://docs.dodopayments.com', 'known'],
};
