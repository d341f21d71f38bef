import type { Vendor } from '../vendor.ts';

export const usps: Vendor = {
  slug: 'usps',
  name: 'USPS',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [
    { host: 'apis.usps.com' },
    { host: 'secure.shippingapis.com' },
    { suffix: 'usps.com' },
    { suffix: 'shippingapis.com' },
  ],
  packages: {},
  sources: ['https://developers.usps.com'],
};
