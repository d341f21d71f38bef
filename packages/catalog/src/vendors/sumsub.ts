import type { Vendor } from '../vendor.ts';

export const sumsub: Vendor = {
  slug: 'sumsub',
  name: 'Sumsub',
  category: 'identity',
  statusPageUrl: 'https://status.sumsub.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.sumsub.com' }],
  packages: { npm: [{ name: '@sumsub/websdk' }] },
  sources: ['https://status.sumsub.com', 'known'],
};
