import type { Vendor } from '../vendor.ts';

export const arkoseLabs: Vendor = {
  slug: 'arkose-labs',
  name: 'Arkose Labs',
  category: 'security',
  statusPageUrl: 'https://status.arkoselabs.com',
  hosts: [{ suffix: 'arkoselabs.com' }],
  packages: { cocoapods: [{ name: 'ArkoseLabsKit', class: 'C' }] },
  sources: ['https://developer.arkoselabs.com', 'known'],
};
