import type { Vendor } from '../vendor.ts';

export const rudderstack: Vendor = {
  slug: 'rudderstack',
  name: 'RudderStack',
  category: 'analytics',
  statusPageUrl: 'https://status.rudderstack.com',
  hosts: [
    { suffix: 'dataplane.rudderstack.com' },
    { host: 'api.rudderstack.com' },
    { host: 'api.rudderlabs.com' },
    { suffix: 'rudderstack.com' },
    { suffix: 'rudderlabs.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/rudderlabs/rudder-sdk-ios' }],
    pub: [{ name: 'rudder_sdk_flutter' }],
    cocoapods: [{ name: 'Rudder' }],
    generic: [{ prefix: 'env:RUDDERSTACK_', class: 'B' }],
    composer: [{ name: 'rudderlabs/rudder-sdk-php', class: 'B' }],
    gem: [{ name: 'rudder-sdk-ruby', class: 'B' }],
    golang: [{ module: 'github.com/rudderlabs/analytics-go', class: 'B' }],
    maven: [{ name: 'com.rudderstack.sdk.java.analytics:analytics', class: 'B' }],
    npm: [
      { name: '@rudderstack/rudder-sdk-react-native', class: 'B' },
      { name: 'gatsby-plugin-rudderstack', class: 'C' },
      { name: 'rudder-sdk-js', class: 'B' },
      { name: '@rudderstack/rudder-sdk-node', class: 'B' },
      { name: '@rudderstack/analytics-js', class: 'B' },
    ],
    nuget: [{ name: 'RudderAnalytics', class: 'B' }],
    pypi: [
      { name: 'dagster-rudderstack', class: 'C' },
      { name: 'rudder-sdk-python', class: 'B' },
    ],
  },
  sources: ['https://www.rudderstack.com/docs', 'https://status.rudderstack.com', 'known'],
};
