import type { Vendor } from '../vendor.ts';

export const folk: Vendor = {
  slug: 'folk',
  name: 'folk',
  category: 'crm',
  statusPageUrl: null,
  hosts: [{ host: 'api.folk.app' }, { suffix: 'folk.app' }],
  packages: {},
  sources: ['https://developer.folk.app', 'known'],
};
