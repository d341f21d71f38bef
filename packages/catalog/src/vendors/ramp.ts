import type { Vendor } from '../vendor.ts';

export const ramp: Vendor = {
  slug: 'ramp',
  name: 'Ramp',
  category: 'finance',
  statusPageUrl: 'https://status.ramp.com',
  hosts: [{ host: 'api.ramp.com' }, { host: 'demo-api.ramp.com' }, { suffix: 'ramp.com' }],
  packages: { cargo: [{ name: 'ramp-api', class: 'C' }] },
  sources: ['https://docs.ramp.com'],
};
