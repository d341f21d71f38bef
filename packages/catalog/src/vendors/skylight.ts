import type { Vendor } from '../vendor.ts';

export const skylight: Vendor = {
  slug: 'skylight',
  name: 'Skylight',
  category: 'monitoring',
  statusPageUrl: 'https://status.skylight.io',
  hosts: [{ host: 'auth.skylight.io' }, { host: 'logs.skylight.io' }, { suffix: 'skylight.io' }],
  packages: {
    generic: [{ prefix: 'env:SKYLIGHT_', class: 'B' }],
    gem: [{ name: 'skylight' }, { name: 'skylight-core', class: 'D' }],
  },
  sources: ['https://www.skylight.io/support'],
};
