import type { Vendor } from '../vendor.ts';

export const dynatrace: Vendor = {
  slug: 'dynatrace',
  name: 'Dynatrace',
  category: 'monitoring',
  statusPageUrl: 'https://status.dynatrace.com',
  hosts: [{ suffix: 'live.dynatrace.com' }, { suffix: 'apps.dynatrace.com' }, { suffix: 'dynatrace.com' }],
  packages: {
    swift: [{ name: 'github.com/Dynatrace/swift-mobile-sdk' }],
    cocoapods: [{ name: 'Dynatrace' }],
    golang: [{ module: 'github.com/dynatrace-oss/dynatrace-metric-utils-go' }],
    generic: [{ prefix: 'env:DYNATRACE_', class: 'B' }],
    maven: [
      { name: 'com.dynatrace.agent:agent-android' },
      { name: 'io.micrometer:micrometer-registry-dynatrace', class: 'C' },
      { name: 'com.dynatrace.oneagent.sdk.java:oneagent-sdk' },
    ],
    npm: [
      { name: '@dynatrace/oneagent' },
      { name: '@dynatrace/react-native-plugin' },
      { name: '@dynatrace/openkit-js' },
      { prefix: '@dynatrace-sdk/' },
      { name: '@dynatrace/oneagent-sdk' },
    ],
    nuget: [{ name: 'Dynatrace.OneAgent.Sdk' }],
    pypi: [{ name: 'oneagent-sdk' }],
    terraform: [{ name: 'dynatrace-oss/dynatrace', class: 'G' }],
  },
  sources: ['https://docs.dynatrace.com', 'https://status.dynatrace.com', 'known'],
};
