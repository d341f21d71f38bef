import type { Vendor } from '../vendor.ts';

export const airwallex: Vendor = {
  slug: 'airwallex',
  name: 'Airwallex',
  category: 'payments',
  statusPageUrl: 'https://status.airwallex.com',
  hosts: [{ host: 'api.airwallex.com' }, { host: 'api-demo.airwallex.com' }, { suffix: 'airwallex.com' }],
  packages: {
    pypi: [{ name: 'airwallex', class: 'C' }],
    generic: [{ prefix: 'env:AIRWALLEX_', class: 'B' }],
    npm: [
      { name: '@airwallex/airtracker' },
      { name: 'airwallex-payment-react-native' },
      { name: '@airwallex/node-sdk' },
      { name: '@airwallex/components-sdk' },
      { name: 'airwallex-payment-elements' },
    ],
  },
  sources: ['https://www.airwallex.com/docs', 'known'],
};
