import type { Vendor } from '../vendor.ts';

export const moonpay: Vendor = {
  slug: 'moonpay',
  name: 'MoonPay',
  category: 'blockchain',
  statusPageUrl: 'https://status.moonpay.com',
  hosts: [{ host: 'api.moonpay.com' }, { host: 'buy.moonpay.com' }, { suffix: 'moonpay.com' }],
  packages: {
    generic: [{ prefix: 'env:MOONPAY_', class: 'B' }],
    npm: [{ name: '@moonpay/moonpay-js' }, { name: '@moonpay/moonpay-react' }, { name: '@moonpay/moonpay-node' }],
  },
  sources: ['https://dev.moonpay.com', 'known'],
};
