import type { Vendor } from '../vendor.ts';

export const mercury: Vendor = {
  slug: 'mercury',
  name: 'Mercury',
  category: 'finance',
  statusPageUrl: 'https://status.mercury.com',
  hosts: [{ host: 'api.mercury.com' }, { host: 'backend.mercury.com' }, { suffix: 'mercury.com' }],
  packages: {},
  sources: ['https://docs.mercury.com'],
};
