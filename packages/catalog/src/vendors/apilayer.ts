import type { Vendor } from '../vendor.ts';

export const apilayer: Vendor = {
  slug: 'apilayer',
  name: 'APILayer',
  category: 'platform',
  statusPageUrl: null,
  hosts: [
    { host: 'api.vatlayer.com' },
    { host: 'apilayer.net' },
    { host: 'api.apilayer.com' },
    { suffix: 'apilayer.net' },
    { suffix: 'apilayer.com' },
  ],
  packages: {},
  sources: ['https://apilayer.com/docs', 'known'],
};
