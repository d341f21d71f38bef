import type { Vendor } from '../vendor.ts';

export const steel: Vendor = {
  slug: 'steel',
  name: 'Steel',
  category: 'ai',
  statusPageUrl: 'https://status.steel.dev',
  hosts: [{ host: 'api.steel.dev' }, { host: 'connect.steel.dev' }, { suffix: 'steel.dev' }],
  packages: {
    generic: [{ name: 'env:STEEL_API_KEY', class: 'B' }],
    npm: [{ name: 'steel-sdk' }],
    pypi: [{ name: 'steel-sdk' }],
  },
  sources: ['https://docs.steel.dev'],
};
