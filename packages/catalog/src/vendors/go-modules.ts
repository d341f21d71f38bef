import type { Vendor } from '../vendor.ts';

export const goModules: Vendor = {
  slug: 'go-modules',
  name: 'Go module proxy',
  category: 'registry',
  statusPageUrl: null,
  hosts: [{ host: 'proxy.golang.org' }, { host: 'sum.golang.org' }],
  packages: {},
  sources: ['https://proxy.golang.org', 'known'],
};
