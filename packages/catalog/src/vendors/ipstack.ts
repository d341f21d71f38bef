import type { Vendor } from '../vendor.ts';

export const ipstack: Vendor = {
  slug: 'ipstack',
  name: 'ipstack',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.ipstack.com' }, { suffix: 'ipstack.com' }],
  packages: {
    pypi: [
      { name: 'ip-stack-sdk', class: 'C' },
      { name: 'ip-stack-api', class: 'C' },
    ],
    npm: [
      { name: 'ipstackclient', class: 'C' },
      { name: 'ipstack', class: 'C' },
    ],
  },
  sources: ['https://ipstack.com/documentation', 'known'],
};
