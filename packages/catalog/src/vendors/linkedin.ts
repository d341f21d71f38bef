import type { Vendor } from '../vendor.ts';

export const linkedin: Vendor = {
  slug: 'linkedin',
  name: 'LinkedIn API',
  category: 'platform',
  statusPageUrl: 'https://linkedin.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.linkedin.com' }],
  packages: {},
  sources: ['https://linkedin.statuspage.io', 'known'],
};
