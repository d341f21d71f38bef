import type { Vendor } from '../vendor.ts';

export const branch: Vendor = {
  slug: 'branch',
  name: 'Branch',
  category: 'analytics',
  statusPageUrl: 'https://status.branch.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api2.branch.io' }, { host: 'cdn.branch.io' }, { suffix: 'app.link' }, { suffix: 'branch.io' }],
  packages: {
    gem: [{ name: 'fastlane-plugin-branch', class: 'G' }],
    cocoapods: [
      { name: 'Segment-Branch', class: 'C' },
      { name: 'react-native-branch' },
      { name: 'Branch' },
      { name: 'BranchSDK' },
    ],
    maven: [
      { name: 'io.branch.segment.analytics.android.integrations:library', class: 'C' },
      { group: 'io.branch.sdk' },
    ],
    npm: [
      { name: 'capacitor-branch-deep-links', class: 'C' },
      { name: 'branchio-sdk', class: 'C' },
      { name: 'branch-cordova-sdk' },
      { name: 'react-native-branch' },
      { name: 'branch-sdk' },
    ],
    pub: [{ name: 'flutter_branch_sdk' }],
    swift: [
      { name: 'github.com/branchmetrics/ios-branch-sdk-spm' },
      { name: 'github.com/branchmetrics/ios-branch-deep-linking-attribution' },
    ],
  },
  sources: ['https://help.branch.io', 'https://status.branch.io', 'known'],
};
