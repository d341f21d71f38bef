import type { Vendor } from '../vendor.ts';

export const cocoapodsRegistry: Vendor = {
  slug: 'cocoapods-registry',
  name: 'CocoaPods',
  category: 'registry',
  statusPageUrl: 'https://status.cocoapods.org',
  hosts: [{ host: 'cdn.cocoapods.org' }, { host: 'trunk.cocoapods.org' }, { suffix: 'cocoapods.org' }],
  packages: {},
  sources: ['https://guides.cocoapods.org', 'known'],
};
