import type { Vendor } from '../vendor.ts';

export const helpScout: Vendor = {
  slug: 'help-scout',
  name: 'Help Scout',
  category: 'business',
  statusPageUrl: 'https://status.helpscout.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'beacon-v2.helpscout.net' },
    { host: 'api.helpscout.net' },
    { suffix: 'helpscout.net' },
    { suffix: 'helpscout.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/helpscout/beacon-ios-sdk', class: 'C' }],
    pub: [{ name: 'helpscout_beacon', class: 'C' }],
    maven: [{ name: 'com.helpscout:beacon' }],
    cocoapods: [{ name: 'BeaconSDK' }, { name: 'Beacon' }],

    npm: [
      { name: 'helpscout-mailbox-api', class: 'C' },
      { name: 'helpscout-2.0', class: 'C' },
      { name: '@helpscout/javascript-sdk' },
    ],
    gem: [
      { name: 'helpscout', class: 'C' },
      { name: 'help_scout', class: 'C' },
      { name: 'help_scout-sdk', class: 'C' },
    ],
    pypi: [
      { name: 'python-helpscout-v2', class: 'C' },
      { name: 'tap-helpscout', class: 'C' },
    ],
    generic: [
      { prefix: 'env:HELPSCOUT_', class: 'B' },
      { prefix: 'env:HELP_SCOUT_', class: 'B' },
    ],
    composer: [{ name: 'helpscout/api' }],
  },
  sources: ['https://developer.helpscout.com', 'https://status.helpscout.com', 'known'],
};
