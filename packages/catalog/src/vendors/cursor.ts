import type { Vendor } from '../vendor.ts';

export const cursor: Vendor = {
  slug: 'cursor',
  name: 'Cursor',
  category: 'developer-tools',
  statusPageUrl: 'https://status.cursor.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.cursor.com' }, { suffix: 'cursor.com' }],
  packages: { npm: [{ name: '@cursor/sdk' }] },
  sources: ['https://cursor.com/docs'],
};
