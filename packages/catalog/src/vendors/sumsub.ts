import type { Vendor } from '../vendor.ts';

export const sumsub: Vendor = {
  slug: 'sumsub',
  name: 'Sumsub',
  category: 'identity',
  statusPageUrl: 'https://status.sumsub.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.sumsub.com' }, { suffix: 'sumsub.com' }],
  packages: {
    generic: [{ prefix: 'env:SUMSUB_', class: 'B' }],
    npm: [{ name: '@sumsub/websdk-react' }, { name: '@sumsub/websdk' }],
  },
  sources: ['https://docs.sumsub.com', 'https://status.sumsub.com', 'known'],
};
