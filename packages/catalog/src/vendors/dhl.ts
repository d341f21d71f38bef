import type { Vendor } from '../vendor.ts';

export const dhl: Vendor = {
  slug: 'dhl',
  name: 'DHL',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'api-eu.dhl.com' }, { host: 'api.dhl.com' }, { host: 'express.api.dhl.com' }, { suffix: 'dhl.com' }],
  packages: {},
  sources: ['https://developer.dhl.com'],
};
