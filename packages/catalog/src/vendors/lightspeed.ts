import type { Vendor } from '../vendor.ts';

export const lightspeed: Vendor = {
  slug: 'lightspeed',
  name: 'Lightspeed',
  category: 'business',
  statusPageUrl: 'https://status.lightspeedhq.com',
  hosts: [
    { host: 'api.lightspeedapp.com' },
    { host: 'cloud.lightspeedapp.com' },
    { suffix: 'retail.lightspeed.app', tenant: true },
    { suffix: 'lightspeedapp.com' },
    { suffix: 'lightspeed.app' },
    { suffix: 'lightspeedhq.com' },
  ],
  packages: {
    pypi: [
      { name: 'lightspeed-x', class: 'C' },
      { name: 'lightspeed-connect', class: 'C' },
    ],
  },
  sources: ['https://developers.lightspeedhq.com', 'known'],
};
