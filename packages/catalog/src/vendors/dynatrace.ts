import type { Vendor } from '../vendor.ts';

export const dynatrace: Vendor = {
  slug: 'dynatrace',
  name: 'Dynatrace',
  category: 'monitoring',
  statusPageUrl: 'https://status.dynatrace.com',
  hosts: [{ suffix: 'live.dynatrace.com' }, { suffix: 'apps.dynatrace.com' }, { suffix: 'dynatrace.com' }],
  packages: {
    docker: [
      { prefix: 'dynatrace/', class: 'G' },
      { prefix: 'public.ecr.aws/dynatrace/', class: 'G' },
    ],
    pub: [{ name: 'dynatrace_flutter_plugin_dio', class: 'C' }],
    cargo: [{ name: 'opentelemetry-dynatrace', class: 'C' }],
    gem: [{ name: 'fastlane-plugin-dynatrace', class: 'G' }],
    swift: [{ name: 'github.com/Dynatrace/swift-mobile-sdk' }],
    cocoapods: [{ name: 'react-native-dynatrace' }, { name: 'Dynatrace' }],
    golang: [
      { module: 'github.com/Dynatrace/OneAgent-SDK-for-Go', class: 'C' },
      { module: 'github.com/Dynatrace/dynatrace-configuration-as-code-core' },
      { module: 'github.com/dynatrace-oss/dynatrace-metric-utils-go' },
    ],
    generic: [
      { name: 'helm/dynatrace-oneagent-operator', class: 'G' },
      { prefix: 'ansible/dynatrace.', class: 'G' },
      { prefix: 'circleci/dynatrace/', class: 'G' },
      { name: 'helm/dynatrace-operator', class: 'G' },
      { prefix: 'env:DYNATRACE_', class: 'B' },
    ],
    maven: [
      { group: 'com.dynatrace' },
      { name: 'com.dynatrace.agent:agent-android' },
      { name: 'io.micrometer:micrometer-registry-dynatrace', class: 'C' },
      { name: 'com.dynatrace.oneagent.sdk.java:oneagent-sdk' },
    ],
    npm: [
      { name: 'dt-app', class: 'G' },
      { name: '@dynatrace/oneagent' },
      { name: '@dynatrace/react-native-plugin' },
      { name: '@dynatrace/openkit-js' },
      { prefix: '@dynatrace-sdk/' },
      { name: '@dynatrace/oneagent-sdk' },
    ],
    nuget: [{ name: 'Dynatrace.OneAgent.Sdk' }],
    pypi: [
      { name: 'dt-async', class: 'C' },
      { name: 'dt', class: 'C' },
      { name: 'autodynatrace', class: 'C' },
      { name: 'oneagent-sdk' },
    ],
    terraform: [{ name: 'dynatrace-oss/dynatrace', class: 'G' }],
  },
  sources: ['https://docs.dynatrace.com', 'https://status.dynatrace.com', 'known'],
};
