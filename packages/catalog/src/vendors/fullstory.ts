import type { Vendor } from '../vendor.ts';

export const fullstory: Vendor = {
  slug: 'fullstory',
  name: 'FullStory',
  category: 'analytics',
  statusPageUrl: 'https://status.fullstory.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.fullstory.com' },
    { host: 'rs.fullstory.com' },
    { host: 'edge.fullstory.com' },
    { suffix: 'fullstory.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/fullstorydev/fullstory-swift-package-ios' }],
    maven: [
      { name: 'com.fullstory:gradle-plugin-local', class: 'G' },
      { name: 'fullstory:fullstory.gradle.plugin', class: 'G' },
      { group: 'com.fullstory' },
      { name: 'com.fullstory:instrumentation' },
      { name: 'com.fullstory:instrumentation-full' },
    ],
    pub: [{ name: 'fullstory_flutter' }],
    cocoapods: [{ name: 'fullstory_react-native' }, { name: 'FullStory' }],
    pypi: [
      { name: 'tap-fullstory', class: 'C' },
      { name: 'airbyte-source-fullstory', class: 'C' },
    ],
    generic: [{ prefix: 'env:FULLSTORY_', class: 'B' }],
    npm: [
      { name: '@fullstory/segment-react-native-plugin-fullstory' },
      { name: 'fullstory', class: 'C' },
      { name: 'react-fullstory', class: 'C' },
      { name: '@fullstory/snippet' },
      { name: 'gatsby-plugin-fullstory', class: 'C' },
      { name: '@fullstory/react-native' },
      { name: '@fullstory/browser' },
      { name: '@fullstory/server-api-client' },
    ],
  },
  sources: ['https://developer.fullstory.com', 'https://status.fullstory.com', 'known'],
};
