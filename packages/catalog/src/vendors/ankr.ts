import type { Vendor } from '../vendor.ts';

export const ankr: Vendor = {
  slug: 'ankr',
  name: 'Ankr',
  category: 'blockchain',
  statusPageUrl: 'https://ankr.instatus.com',
  hosts: [{ host: 'rpc.ankr.com' }, { suffix: 'ankr.com' }],
  packages: { pypi: [{ name: 'ankr-sdk', class: 'C' }] },
  sources: ['https://github.com/lavanet/jsinfo-ui', 'https://www.ankr.com/docs', 'known'],
};
