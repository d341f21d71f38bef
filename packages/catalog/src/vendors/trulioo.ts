import type { Vendor } from '../vendor.ts';

export const trulioo: Vendor = {
  slug: 'trulioo',
  name: 'Trulioo',
  category: 'identity',
  statusPageUrl: 'https://status.trulioo.com',
  hosts: [
    { host: 'api.globaldatacompany.com' },
    { host: 'api.trulioo.com' },
    { host: 'gateway.trulioo.com' },
    { suffix: 'trulioo.com' },
  ],
  packages: {
    nuget: [{ name: 'TruliooSDK' }],
  },
  sources: ['https://developer.trulioo.com'],
};
