import type { Vendor } from '../vendor.ts';

export const shorebird: Vendor = {
  slug: 'shorebird',
  name: 'Shorebird',
  category: 'mobile',
  statusPageUrl: 'https://status.shorebird.dev',
  hosts: [{ host: 'api.shorebird.dev' }, { suffix: 'shorebird.dev' }],
  packages: {
    githubactions: [{ prefix: 'shorebirdtech/', class: 'G' }],
    gem: [{ name: 'fastlane-plugin-shorebird', class: 'G' }],
    generic: [{ prefix: 'env:SHOREBIRD_', class: 'B' }],
    pub: [{ name: 'shorebird_code_push' }],
  },
  sources: ['https://docs.shorebird.dev', 'known'],
};
