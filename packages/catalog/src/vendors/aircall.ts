import type { Vendor } from '../vendor.ts';

export const aircall: Vendor = {
  slug: 'aircall',
  name: 'Aircall',
  category: 'telephony',
  statusPageUrl: 'https://status.aircall.com',
  hosts: [{ host: 'api.aircall.io' }, { suffix: 'aircall.io' }],
  packages: {
    pypi: [{ name: 'airbyte-source-aircall', class: 'C' }],
    generic: [{ prefix: 'env:AIRCALL_', class: 'B' }],
    npm: [{ name: 'aircall-everywhere' }],
  },
  sources: ['https://developer.aircall.io', 'known'],
};
