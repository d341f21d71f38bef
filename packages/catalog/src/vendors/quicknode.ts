import type { Vendor } from '../vendor.ts';

export const quicknode: Vendor = {
  slug: 'quicknode',
  name: 'QuickNode',
  category: 'blockchain',
  statusPageUrl: 'https://status.quicknode.com',
  hosts: [{ suffix: 'quiknode.pro' }, { host: 'api.quicknode.com' }, { suffix: 'quicknode.com' }],
  packages: { generic: [{ prefix: 'env:QUICKNODE_', class: 'B' }], npm: [{ name: '@quicknode/sdk' }] },
  sources: ['https://www.quicknode.com/docs'],
};
