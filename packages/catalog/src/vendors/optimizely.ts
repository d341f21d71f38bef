import type { Vendor } from '../vendor.ts';

export const optimizely: Vendor = {
  slug: 'optimizely',
  name: 'Optimizely',
  category: 'analytics',
  statusPageUrl: 'https://status.optimizely.com',
  hosts: [
    { host: 'api.optimizely.com' },
    { host: 'cdn.optimizely.com' },
    { host: 'logx.optimizely.com' },
    { suffix: 'optimizely.com' },
    { suffix: 'zaius.app' },
  ],
  packages: {
    docker: [{ prefix: 'optimizely/', class: 'G' }],
    pub: [{ name: 'optimizely_flutter_sdk' }],
    swift: [{ name: 'github.com/optimizely/swift-sdk' }],
    cocoapods: [
      { name: 'Segment-Optimizely-X', class: 'C' },
      { name: 'OptimizelySDKTVOS' },
      { name: 'OptimizelySDKCore' },
      { name: 'OptimizelySDKiOS' },
      { name: 'Optimizely-iOS-SDK' },
      { name: 'OptimizelySwiftSDK' },
    ],
    generic: [{ prefix: 'env:OPTIMIZELY_', class: 'B' }],
    composer: [{ name: 'widerfunnel/oauth2-optimizely', class: 'C' }, { name: 'optimizely/optimizely-sdk' }],
    gem: [{ name: 'optimizely_server_side', class: 'C' }, { name: 'optimizely-sdk' }],
    golang: [
      { module: 'github.com/open-feature/go-sdk-contrib/providers/optimizely', class: 'C' },
      { module: 'github.com/optimizely/go-sdk' },
    ],
    maven: [
      { group: 'com.optimizely' },
      { name: 'dev.openfeature.contrib.providers:optimizely', class: 'C' },
      { name: 'com.optimizely.ab:core-api' },
    ],
    npm: [
      { name: '@optimizely/js-sdk-datafile-manager' },
      { name: '@optimizely/js-sdk-event-processor' },
      { name: 'optimizely-server-sdk' },
      { name: 'optimizely-node' },
      { name: '@optimizely/optimizely-sdk' },
      { name: '@optimizely/react-sdk' },
    ],
    nuget: [{ name: 'Optimizely.SDK' }],
    pypi: [{ name: 'optimizely-sdk' }],
  },
  sources: ['https://docs.developers.optimizely.com', 'https://status.optimizely.com', 'known'],
};
