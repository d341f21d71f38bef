import type { Vendor } from '../vendor.ts';

export const userflow: Vendor = {
  slug: 'userflow',
  name: 'Userflow',
  category: 'analytics',
  statusPageUrl: 'https://status.userflow.com',
  hosts: [{ host: 'api.userflow.com' }, { suffix: 'userflow.com' }],
  packages: {
    cocoapods: [{ name: 'UserflowSwiftSDK', class: 'C' }],
    pub: [{ name: 'userflow_flutter', class: 'C' }],
    pypi: [
      { name: 'kingalban-tap-userflow', class: 'C' },
      { name: 'tap-userflow', class: 'C' },
    ],
    generic: [{ prefix: 'env:USERFLOW_', class: 'B' }],
    npm: [{ name: 'userflow.js' }],
  },
  sources: ['https://docs.userflow.com'],
};
