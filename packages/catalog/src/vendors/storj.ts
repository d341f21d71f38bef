import type { Vendor } from '../vendor.ts';

export const storj: Vendor = {
  slug: 'storj',
  name: 'Storj',
  category: 'storage',
  statusPageUrl: 'https://status.storj.io',
  hosts: [{ suffix: 'storjshare.io' }, { suffix: 'storj.io' }],
  packages: {
    generic: [{ prefix: 'env:STORJ_', class: 'B' }],
    golang: [{ module: 'storj.io/uplink' }],
    nuget: [{ name: 'uplink.NET' }],
    pypi: [{ name: 'uplink-python' }],
  },
  sources: ['https://storj.dev', 'known'],
};
