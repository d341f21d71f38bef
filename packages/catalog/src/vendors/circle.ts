import type { Vendor } from '../vendor.ts';

export const circle: Vendor = {
  slug: 'circle',
  name: 'Circle',
  category: 'finance',
  statusPageUrl: 'https://status.circle.com',
  hosts: [{ host: 'api.circle.com' }, { host: 'api-sandbox.circle.com' }, { suffix: 'circle.com' }],
  packages: {
    npm: [
      { name: '@circle-fin/circle-sdk' },
      { name: '@circle-fin/developer-controlled-wallets' },
      { name: '@circle-fin/user-controlled-wallets' },
    ],
  },
  sources: ['https://developers.circle.com'],
};
