import type { Vendor } from '../vendor.ts';

export const meteomatics: Vendor = {
  slug: 'meteomatics',
  name: 'Meteomatics',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.meteomatics.com' }, { suffix: 'meteomatics.com' }],
  packages: { generic: [{ prefix: 'env:METEOMATICS_', class: 'B' }], pypi: [{ name: 'meteomatics' }] },
  sources: ['https://www.meteomatics.com/en/api/', 'known'],
};
