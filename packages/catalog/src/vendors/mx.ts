import type { Vendor } from '../vendor.ts';

export const mx: Vendor = {
  slug: 'mx',
  name: 'MX',
  category: 'finance',
  statusPageUrl: 'https://status.mx.com',
  hosts: [{ host: 'api.mx.com' }, { host: 'int-api.mx.com' }, { suffix: 'mx.com' }],
  packages: {
    gem: [{ name: 'mx-platform-ruby' }],
    npm: [
      { name: '@mxenabled/react-native-widget-sdk' },
      { name: '@mxenabled/web-widget-sdk' },
      { name: 'mx-platform-node' },
    ],
    pypi: [{ name: 'mx-platform-python' }],
  },
  sources: ['https://docs.mx.com'],
};
