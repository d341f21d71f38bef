import type { Vendor } from '../vendor.ts';

export const paragon: Vendor = {
  slug: 'paragon',
  name: 'Paragon',
  category: 'platform',
  statusPageUrl: 'https://status.useparagon.com',
  hosts: [
    { host: 'zeus.useparagon.com' },
    { host: 'actionkit.useparagon.com' },
    { host: 'proxy.useparagon.com' },
    { suffix: 'useparagon.com' },
  ],
  packages: { generic: [{ name: 'env:PARAGON_PROJECT_ID', class: 'B' }], npm: [{ name: '@useparagon/connect' }] },
  sources: ['https://docs.useparagon.com', 'known'],
};
