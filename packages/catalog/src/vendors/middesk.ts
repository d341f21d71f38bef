import type { Vendor } from '../vendor.ts';

export const middesk: Vendor = {
  slug: 'middesk',
  name: 'Middesk',
  category: 'identity',
  statusPageUrl: 'https://status.middesk.com',
  hosts: [{ host: 'api.middesk.com' }, { host: 'api-sandbox.middesk.com' }, { suffix: 'middesk.com' }],
  packages: {},
  sources: ['https://docs.middesk.com'],
};
