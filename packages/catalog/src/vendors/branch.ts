import type { Vendor } from '../vendor.ts';

export const branch: Vendor = {
  slug: 'branch',
  name: 'Branch',
  category: 'analytics',
  statusPageUrl: 'https://status.branch.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api2.branch.io' }, { host: 'cdn.branch.io' }, { suffix: 'app.link' }],
  packages: {
    maven: [{ group: 'io.branch.sdk' }],
    npm: [{ name: 'branch-sdk' }],
  },
  sources: ['https://status.branch.io', 'known'],
};
