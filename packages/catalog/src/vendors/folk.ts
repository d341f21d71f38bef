import type { Vendor } from '../vendor.ts';

export const folk: Vendor = {
  slug: 'folk',
  name: 'folk',
  category: 'crm',
  statusPageUrl: 'https://folk.instatus.com',
  hosts: [{ host: 'api.folk.app' }, { suffix: 'folk.app' }],
  packages: {},
  sources: ['https://github.com/segevsh/w6w-apps', 'https://developer.folk.app', 'known'],
};
