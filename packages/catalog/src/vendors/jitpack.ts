import type { Vendor } from '../vendor.ts';

export const jitpack: Vendor = {
  slug: 'jitpack',
  name: 'JitPack',
  category: 'registry',
  statusPageUrl: 'https://status.jitpack.io',
  hosts: [{ host: 'jitpack.io' }, { host: 'www.jitpack.io' }, { suffix: 'jitpack.io' }],
  packages: {},
  sources: ['https://docs.jitpack.io', 'known'],
};
