import type { Vendor } from '../vendor.ts';

export const split: Vendor = {
  slug: 'split',
  name: 'Split (Harness FME)',
  category: 'analytics',
  statusPageUrl: 'https://status.split.io',
  hosts: [
    { host: 'sdk.split.io' },
    { host: 'cdn.split.io' },
    { host: 'events.split.io' },
    { host: 'auth.split.io' },
    { host: 'streaming.split.io' },
    { host: 'telemetry.split.io' },
    { suffix: 'split.io' },
  ],
  packages: {
    pub: [{ name: 'splitio' }],
    swift: [{ name: 'github.com/splitio/ios-client' }],
    cocoapods: [{ name: 'Split' }],
    composer: [{ name: 'splitsoftware/split-sdk-php' }],
    gem: [{ name: 'splitclient-rb' }],
    golang: [{ module: 'github.com/splitio/go-client' }],
    maven: [{ name: 'io.split.client:java-client' }],
    npm: [
      { name: '@splitsoftware/vercel-integration-utils' },
      { name: '@splitsoftware/browser-rum-agent' },
      { name: '@splitsoftware/splitio-react-native' },
      { name: '@splitsoftware/splitio-angular' },
      { name: '@splitsoftware/splitio-redux' },
      { name: '@splitsoftware/splitio-browserjs' },
      { name: '@splitsoftware/splitio' },
      { name: '@splitsoftware/splitio-react' },
    ],
    nuget: [{ name: 'Splitio' }],
    pypi: [{ name: 'splitio_client' }],
  },
  sources: ['https://help.split.io', 'https://status.split.io', 'known'],
};
