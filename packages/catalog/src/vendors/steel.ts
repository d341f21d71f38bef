import type { Vendor } from '../vendor.ts';

export const steel: Vendor = {
  slug: 'steel',
  name: 'Steel',
  category: 'ai',
  statusPageUrl: 'https://status.steel.dev',
  hosts: [{ host: 'api.steel.dev' }, { host: 'connect.steel.dev' }, { suffix: 'steel.dev' }],
  packages: {
    npm: [{ name: 'steel-sdk' }],
    pypi: [{ name: 'steel-sdk' }],
  },
  sources: ['https://docs.steel.dev'],
};
