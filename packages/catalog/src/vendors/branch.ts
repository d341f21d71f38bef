import type { Vendor } from '../vendor.ts';

export const branch: Vendor = {
  slug: 'branch',
  name: 'Branch',
  category: 'analytics',
  statusPageUrl: 'https://status.branch.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api2.branch.io' }, { host: 'cdn.branch.io' }, { suffix: 'app.link' }, { suffix: 'branch.io' }],
  packages: {
    cocoapods: [{ name: 'Branch' }, { name: 'BranchSDK' }],
    maven: [{ group: 'io.branch.sdk' }],
    npm: [{ name: 'react-native-branch' }, { name: 'branch-sdk' }],
    pub: [{ name: 'flutter_branch_sdk' }],
    swift: [
      { name: 'github.com/branchmetrics/ios-branch-sdk-spm' },
      { name: 'github.com/branchmetrics/ios-branch-deep-linking-attribution' },
    ],
  },
  sources: ['https://help.branch.io', 'https://status.branch.io', 'known'],
};
