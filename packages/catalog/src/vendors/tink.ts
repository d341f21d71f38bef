import type { Vendor } from '../vendor.ts';

export const tink: Vendor = {
  slug: 'tink',
  name: 'Tink',
  category: 'finance',
  statusPageUrl: 'https://status.tink.com',
  hosts: [{ host: 'api.tink.com' }, { suffix: 'tink.com' }],
  packages: {},
  sources: ['https://docs.tink.com'],
};
