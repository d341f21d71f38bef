import type { Vendor } from '../vendor.ts';

export const rutter: Vendor = {
  slug: 'rutter',
  name: 'Rutter',
  category: 'platform',
  statusPageUrl: null,
  hosts: [
    { host: 'production.rutterapi.com' },
    { host: 'sandbox.rutterapi.com' },
    { suffix: 'rutterapi.com' },
    { suffix: 'rutter.com' },
  ],
  packages: { generic: [{ prefix: 'env:RUTTER_', class: 'B' }], npm: [{ name: 'react-rutter-link' }] },
  sources: ['https://docs.rutter.com', 'known'],
};
