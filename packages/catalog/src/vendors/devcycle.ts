import type { Vendor } from '../vendor.ts';

export const devcycle: Vendor = {
  slug: 'devcycle',
  name: 'DevCycle',
  category: 'feature-flags',
  statusPageUrl: 'https://status.devcycle.com',
  hosts: [
    { host: 'api.devcycle.com' },
    { host: 'sdk-api.devcycle.com' },
    { host: 'config-cdn.devcycle.com' },
    { host: 'bucketing-api.devcycle.com' },
    { host: 'events.devcycle.com' },
    { suffix: 'devcycle.com' },
  ],
  packages: {
    githubactions: [{ prefix: 'DevCycleHQ/', class: 'G' }],
    docker: [{ prefix: 'devcycleinfra/', class: 'G' }],
    pub: [{ name: 'devcycle_flutter_client_sdk' }],
    swift: [{ name: 'github.com/DevCycleHQ/ios-client-sdk' }],
    cocoapods: [{ name: 'DevCycle' }],
    maven: [{ name: 'com.devcycle:android-client-sdk' }, { name: 'com.devcycle:java-server-sdk' }],
    nuget: [
      { prefix: 'DevCycle.SDK.Server.' },
      { name: 'DevCycle.SDK.Server.Local' },
      { name: 'DevCycle.SDK.Server.Cloud' },
    ],
    generic: [{ prefix: 'env:DEVCYCLE_', class: 'B' }],
    gem: [{ name: 'devcycle-ruby-server-sdk' }],
    golang: [
      { module: 'github.com/DevCycleHQ/go-server-sdk', class: 'C' },
      { module: 'github.com/devcyclehq/go-server-sdk' },
    ],
    npm: [
      { name: '@devcycle/openfeature-react-provider', class: 'C' },
      { name: '@devcycle/react-native-expo-client-sdk' },
      { name: '@devcycle/react-native-client-sdk' },
      { name: '@devcycle/js-cloud-server-sdk' },
      { name: '@devcycle/openfeature-web-provider', class: 'C' },
      { name: '@devcycle/nestjs-server-sdk' },
      { name: '@devcycle/nodejs-server-sdk' },
      { name: '@devcycle/js-client-sdk' },
      { name: '@devcycle/react-client-sdk' },
      { name: '@devcycle/nextjs-sdk' },
    ],
    pypi: [{ name: 'devcycle-python-server-sdk' }],
  },
  sources: ['https://docs.devcycle.com'],
};
