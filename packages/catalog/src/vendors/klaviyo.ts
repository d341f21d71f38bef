import type { Vendor } from '../vendor.ts';

export const klaviyo: Vendor = {
  slug: 'klaviyo',
  name: 'Klaviyo',
  category: 'messaging',
  statusPageUrl: 'https://status.klaviyo.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'manage.kmail-lists.com' },
    { host: 'static.klaviyo.com' },
    { host: 'static-tracking.klaviyo.com' },
    { host: 'a.klaviyo.com' },
    { suffix: 'klaviyo.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:KLAVIYO_', class: 'B' }],
    pub: [{ name: 'klaviyo_flutter', class: 'C' }],
    maven: [
      { group: 'com.klaviyo' },
      { name: 'org.apache.seatunnel:connector-http-klaviyo', class: 'C' },
      { group: 'com.github.klaviyo' },
    ],
    cocoapods: [
      { name: 'KlaviyoSwiftExtension' },
      { name: 'KlaviyoLocation' },
      { name: 'KlaviyoForms' },
      { name: 'KlaviyoCore' },
      { name: 'KlaviyoSwift' },
    ],
    composer: [{ name: 'klaviyo/magento2-extension' }, { name: 'klaviyo/php-sdk' }, { name: 'klaviyo/api' }],
    gem: [{ name: 'klaviyo-api-sdk' }],
    npm: [
      { name: 'node-klaviyo' },
      { name: 'klaviyo-client', class: 'C' },
      { name: 'klaviyo-node', class: 'C' },
      { name: 'gatsby-plugin-klaviyo', class: 'C' },
      { name: 'klaviyo-react-native-sdk' },
      { name: 'klaviyo-api' },
    ],
    pypi: [
      { name: 'airbyte-agent-klaviyo', class: 'C' },
      { name: 'klaviyo' },
      { name: 'tap-klaviyo', class: 'C' },
      { name: 'airbyte-source-klaviyo', class: 'C' },
      { name: 'klaviyo-api' },
    ],
    swift: [{ name: 'github.com/klaviyo/klaviyo-swift-sdk' }],
  },
  sources: ['https://developers.klaviyo.com', 'https://status.klaviyo.com', 'known'],
};
