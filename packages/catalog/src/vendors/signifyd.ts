import type { Vendor } from '../vendor.ts';

export const signifyd: Vendor = {
  slug: 'signifyd',
  name: 'Signifyd',
  category: 'security',
  statusPageUrl: 'https://status.signifyd.com',
  hosts: [{ host: 'api.signifyd.com' }, { suffix: 'signifyd.com' }],
  packages: {
    gem: [{ name: 'signifyd' }],
    generic: [{ prefix: 'env:SIGNIFYD_', class: 'B' }],
    composer: [{ name: 'signifyd/signifyd-php' }],
  },
  sources: ['https://docs.signifyd.com', 'known'],
};
