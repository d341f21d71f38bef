import type { Vendor } from '../vendor.ts';

export const pendo: Vendor = {
  slug: 'pendo',
  name: 'Pendo',
  category: 'analytics',
  statusPageUrl: 'https://status.pendo.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'app.pendo.io' }, { host: 'data.pendo.io' }, { host: 'cdn.pendo.io' }, { suffix: 'pendo.io' }],
  packages: {
    swift: [
      { name: 'github.com/pendo-io/pendo-mobile-ios', class: 'C' },
      { name: 'github.com/pendo-io/pendo-mobile-sdk', class: 'C' },
    ],
    cocoapods: [{ name: 'RNPendoSdk' }, { name: 'Pendo' }],
    maven: [{ group: 'sdk.pendo.io' }, { name: 'sdk.pendo.io:pendoIO' }],
    npm: [{ name: '@pendo/agent' }, { name: 'ngx-pendo', class: 'C' }, { name: 'rn-pendo-sdk' }],
    pypi: [
      { name: 'pendo-server-sdk', class: 'C' },
      { name: 'tap-pendo', class: 'C' },
      { name: 'airbyte-source-pendo', class: 'C' },
    ],
  },
  sources: ['https://engageapi.pendo.io', 'https://status.pendo.io', 'known'],
};
