import type { Vendor } from '../vendor.ts';

export const make: Vendor = {
  slug: 'make',
  name: 'Make',
  category: 'business',
  statusPageUrl: 'https://status.make.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'hook.*.make.com' }, { suffix: 'make.com' }],
  packages: { npm: [{ name: '@makehq/sdk' }] },
  sources: ['https://developers.make.com', 'https://status.make.com', 'known'],
};
