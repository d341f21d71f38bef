import type { Vendor } from '../vendor.ts';

export const alloy: Vendor = {
  slug: 'alloy',
  name: 'Alloy',
  category: 'identity',
  statusPageUrl: 'https://status.alloy.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.alloy.co' }, { host: 'sandbox.alloy.co' }, { suffix: 'alloy.co' }, { suffix: 'alloy.com' }],
  packages: {
    npm: [{ name: '@alloyidentity/web-sdk' }],
  },
  sources: ['https://developer.alloy.com', 'https://status.alloy.com', 'known'],
};
