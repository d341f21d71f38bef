import type { Vendor } from '../vendor.ts';

export const bitrise: Vendor = {
  slug: 'bitrise',
  name: 'Bitrise',
  category: 'development',
  statusPageUrl: 'https://status.bitrise.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.bitrise.io' }, { suffix: 'bitrise.io' }],
  packages: {
    maven: [{ group: 'io.bitrise.gradle', class: 'G' }],
    githubactions: [{ prefix: 'bitrise-io/', class: 'G' }],
    golang: [{ module: 'github.com/bitrise-io/go-utils', class: 'C' }],
    gem: [
      { name: 'fastlane-plugin-trigger_bitrise_build', class: 'G' },
      { name: 'fastlane-plugin-bitrise', class: 'G' },
    ],
    generic: [
      { prefix: 'env:BITRISE_', class: 'B' },
      { name: 'bitrise.yml', class: 'G' },
    ],
  },
  sources: ['https://devcenter.bitrise.io', 'https://status.bitrise.io', 'known'],
};
