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
  packages: {
    pypi: [
      { name: 'pyuspsaddress', class: 'C' },
      { name: 'pyuspostalservice', class: 'C' },
      { name: 'usps-api-3', class: 'C' },
      { name: 'karrio-usps-international', class: 'C' },
      { name: 'karrio-usps', class: 'C' },
      { name: 'usps-v3', class: 'C' },
    ],
    npm: [
      { name: 'usps-webtools-promise', class: 'C' },
      { name: 'usps-webtools', class: 'C' },
    ],
  },
  sources: ['https://developers.usps.com'],
};
