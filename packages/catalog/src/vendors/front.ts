import type { Vendor } from '../vendor.ts';

export const front: Vendor = {
  slug: 'front',
  name: 'Front',
  category: 'automation',
  statusPageUrl: 'https://www.frontstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api2.frontapp.com' }, { suffix: 'frontapp.com' }],
  packages: {
    generic: [{ name: 'env:FRONT_API_TOKEN', class: 'B' }],
    pypi: [{ name: 'tap-frontapp', class: 'C' }],
    npm: [{ name: 'front-sdk' }, { name: 'front-chat-sdk' }, { name: '@frontapp/plugin-sdk' }],
  },
  sources: ['https://dev.frontapp.com', 'https://www.frontstatus.com', 'known'],
};
