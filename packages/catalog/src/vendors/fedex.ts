import type { Vendor } from '../vendor.ts';

export const fedex: Vendor = {
  slug: 'fedex',
  name: 'FedEx',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'apis.fedex.com' }, { host: 'apis-sandbox.fedex.com' }, { suffix: 'fedex.com' }],
  packages: {},
  sources: ['https://developer.fedex.com'],
};
