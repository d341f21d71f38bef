import type { Vendor } from '../vendor.ts';

export const ipstack: Vendor = {
  slug: 'ipstack',
  name: 'ipstack',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.ipstack.com' }, { suffix: 'ipstack.com' }],
  packages: {
    hex: [{ name: 'ip_stack', class: 'C' }],
    golang: [{ module: 'github.com/qioalice/ipstack', class: 'C' }],
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
