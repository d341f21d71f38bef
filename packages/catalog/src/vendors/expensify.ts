import type { Vendor } from '../vendor.ts';

export const expensify: Vendor = {
  slug: 'expensify',
  name: 'Expensify',
  category: 'finance',
  statusPageUrl: 'https://status.expensify.com',
  hosts: [{ host: 'integrations.expensify.com' }, { suffix: 'expensify.com' }],
  packages: {},
  sources: ['https://integrations.expensify.com/Integration-Server/doc/', 'known'],
};
