import type { Vendor } from '../vendor.ts';

export const segment: Vendor = {
  slug: 'segment',
  name: 'Twilio Segment',
  category: 'analytics',
  statusPageUrl: 'https://status.segment.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'profiles.segment.com' },
    { host: 'api.segment.io' },
    { host: 'cdn.segment.com' },
    { host: 'api.segmentapis.com' },
    { host: 'events.eu1.segmentapis.com' },
    { suffix: 'segment.com' },
    { suffix: 'segment.io' },
    { suffix: 'segmentapis.com' },
    { suffix: 'segmentapis.build' },
    { suffix: 'segment.build' },
  ],
  packages: {
    cargo: [{ name: 'segment', class: 'C' }],

    cocoapods: [{ name: 'Analytics' }],
    terraform: [{ name: 'segmentio/segment', class: 'G' }],
    composer: [{ name: 'segmentio/analytics-php' }],
    gem: [{ name: 'analytics-ruby' }],
    generic: [{ prefix: 'env:SEGMENT_', class: 'B' }],
    golang: [{ module: 'gopkg.in/segmentio/analytics-go.v3' }, { module: 'github.com/segmentio/analytics-go' }],
    maven: [{ name: 'com.segment.analytics.java:analytics' }, { group: 'com.segment.analytics' }],
    npm: [
      { name: '@analytics/segment', class: 'C' },
      { name: '@segment/analytics-node' },
      { name: '@segment/analytics-next' },
      { name: 'analytics-node' },
      { name: '@segment/analytics-react-native' },
      { name: '@segment/public-api-sdk-typescript' },
    ],
    nuget: [{ name: 'Analytics' }, { name: 'Segment.Analytics.CSharp' }],
    pypi: [
      { name: 'apache-airflow-providers-segment', class: 'C' },
      { name: 'segment-analytics-python' },
      { name: 'analytics-python' },
    ],
    swift: [{ name: 'github.com/segmentio/analytics-swift' }],
  },
  sources: ['https://segment.com/docs', 'https://status.segment.com', 'known'],
};
