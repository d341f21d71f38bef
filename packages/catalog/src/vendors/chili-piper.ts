import type { Vendor } from '../vendor.ts';

export const chiliPiper: Vendor = {
  slug: 'chili-piper',
  name: 'Chili Piper',
  category: 'crm',
  statusPageUrl: null,
  hosts: [{ host: 'api.chilipiper.com' }, { host: 'fire.chilipiper.com' }, { suffix: 'chilipiper.com' }],
  packages: {},
  sources: ['known'],
};
