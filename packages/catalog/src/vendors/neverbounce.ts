import type { Vendor } from '../vendor.ts';

export const neverbounce: Vendor = {
  slug: 'neverbounce',
  name: 'NeverBounce',
  category: 'email',
  statusPageUrl: 'https://status.neverbounce.com',
  hosts: [{ host: 'api.neverbounce.com' }, { suffix: 'neverbounce.com' }],
  packages: {
    generic: [{ prefix: 'env:NEVERBOUNCE_', class: 'B' }],
    gem: [{ name: 'NeverBounce' }],
    npm: [{ name: 'neverbounce' }],
    pypi: [{ name: 'neverbounce-sdk' }],
  },
  sources: ['https://developers.neverbounce.com', 'known'],
};
