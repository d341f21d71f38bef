import type { Vendor } from '../vendor.ts';

export const chargebee: Vendor = {
  slug: 'chargebee',
  name: 'Chargebee',
  category: 'payments',
  statusPageUrl: 'https://status.chargebee.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'chargebee.com', tenant: true }],
  packages: {
    cocoapods: [{ name: 'Chargebee' }],
    hex: [{ name: 'chargebeex' }],
    generic: [{ prefix: 'env:CHARGEBEE_', class: 'B' }],
    composer: [{ name: 'jsdecena/omnipay-chargebee', class: 'C' }, { name: 'chargebee/chargebee-php' }],
    gem: [{ name: 'chargebee' }],
    golang: [{ module: 'github.com/chargebee/chargebee-go' }],
    maven: [{ name: 'com.chargebee:chargebee-java' }],
    npm: [
      { name: '@chargebee/chargebee-js-vue-wrapper' },
      { name: '@chargebee/chargebee-js-angular-wrapper' },
      { name: '@chargebee/chargebee-js-react-wrapper' },
      { name: 'chargebee' },
      { name: 'chargebee-typescript' },
    ],
    nuget: [{ name: 'chargebee' }],
    pypi: [
      { name: 'airbyte-agent-chargebee', class: 'C' },
      { name: 'tap-chargebee', class: 'C' },
      { name: 'airbyte-source-chargebee', class: 'C' },
      { name: 'chargebee' },
    ],
  },
  sources: ['https://apidocs.chargebee.com', 'https://status.chargebee.com', 'known'],
};
