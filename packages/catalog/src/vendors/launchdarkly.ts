import type { Vendor } from '../vendor.ts';

export const launchdarkly: Vendor = {
  slug: 'launchdarkly',
  name: 'LaunchDarkly',
  category: 'analytics',
  statusPageUrl: 'https://status.launchdarkly.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'app.launchdarkly.com' },
    { host: 'sdk.launchdarkly.com' },
    { host: 'events.launchdarkly.com' },
    { host: 'stream.launchdarkly.com' },
    { host: 'clientsdk.launchdarkly.com' },
    { host: 'clientstream.launchdarkly.com' },
    { host: 'mobile.launchdarkly.com' },
  ],
  packages: {
    cargo: [{ name: 'launchdarkly-server-sdk' }],
    composer: [{ name: 'launchdarkly/server-sdk' }],
    gem: [{ name: 'launchdarkly-server-sdk' }],
    golang: [{ module: 'github.com/launchdarkly/go-server-sdk' }],
    maven: [{ name: 'com.launchdarkly:launchdarkly-java-server-sdk' }, { group: 'com.launchdarkly' }],
    npm: [
      { name: '@launchdarkly/node-server-sdk' },
      { name: 'launchdarkly-node-server-sdk' },
      { name: 'launchdarkly-js-client-sdk' },
      { name: 'launchdarkly-react-client-sdk' },
      { name: '@launchdarkly/cloudflare-server-sdk' },
      { name: '@launchdarkly/js-client-sdk' },
      { name: '@launchdarkly/node-client-sdk' },
      { name: '@launchdarkly/react-native-client-sdk' },
      { name: '@launchdarkly/vercel-server-sdk' },
    ],
    nuget: [{ name: 'LaunchDarkly.ServerSdk' }],
    pypi: [{ name: 'launchdarkly-server-sdk' }],
  },
  sources: ['https://status.launchdarkly.com', 'known'],
};
