import type { Vendor } from '../vendor.ts';

export const pantheon: Vendor = {
  slug: 'pantheon',
  name: 'Pantheon',
  category: 'hosting',
  statusPageUrl: 'https://status.pantheon.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'terminus.pantheon.io' }, { suffix: 'pantheonsite.io' }],
  packages: {},
  sources: ['https://status.pantheon.io', 'known'],
};
