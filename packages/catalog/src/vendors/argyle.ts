import type { Vendor } from '../vendor.ts';

export const argyle: Vendor = {
  slug: 'argyle',
  name: 'Argyle',
  category: 'hr',
  statusPageUrl: null,
  hosts: [{ host: 'api.argyle.com' }, { host: 'api-sandbox.argyle.com' }, { suffix: 'argyle.com' }],
  packages: { cocoapods: [{ name: 'Argyle' }], npm: [{ name: '@argyleio/argyle-plugin-react-native' }] },
  sources: ['https://docs.argyle.com'],
};
