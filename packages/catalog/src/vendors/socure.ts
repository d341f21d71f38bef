import type { Vendor } from '../vendor.ts';

export const socure: Vendor = {
  slug: 'socure',
  name: 'Socure',
  category: 'identity',
  statusPageUrl: 'https://status.socure.com',
  hosts: [
    { host: 'api.socure.com' },
    { host: 'sandbox.socure.com' },
    { host: 'service.socure.com' },
    { suffix: 'socure.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:SOCURE_', class: 'B' }],
    npm: [{ name: '@socure-inc/docv-react-native' }, { name: '@socure-inc/device-risk-sdk' }],
  },
  sources: ['https://developer.socure.com', 'known'],
};
