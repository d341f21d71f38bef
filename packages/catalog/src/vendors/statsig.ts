import type { Vendor } from '../vendor.ts';

export const statsig: Vendor = {
  slug: 'statsig',
  name: 'Statsig',
  category: 'analytics',
  statusPageUrl: 'https://status.statsig.com',
  hosts: [
    { host: 'api.statsig.com' },
    { host: 'statsigapi.net' },
    { suffix: 'statsigcdn.com' },
    { host: 'featuregates.org' },
    { host: 'events.statsigapi.net' },
    { host: 'prodregistryv2.org' },
  ],
  packages: {
    terraform: [{ name: 'statsig-io/statsig', class: 'G' }],
    cargo: [{ name: 'statsig-rust' }],
    composer: [{ name: 'statsig/statsigsdk' }],
    gem: [{ name: 'statsig' }],
    golang: [{ module: 'github.com/statsig-io/go-sdk' }],
    maven: [{ name: 'com.statsig:serversdk' }, { group: 'com.statsig' }],
    npm: [
      { name: '@statsig/react-bindings' },
      { name: '@statsig/statsig-node-core' },
      { name: 'statsig-node' },
      { name: 'statsig-js' },
      { name: '@statsig/js-client' },
    ],
    nuget: [{ name: 'Statsig' }],
    pub: [{ name: 'statsig' }],
    pypi: [{ name: 'statsig' }, { name: 'statsig-python-core' }],
    swift: [{ name: 'github.com/statsig-io/statsig-kit' }],
  },
  sources: ['https://docs.statsig.com', 'https://status.statsig.com', 'known'],
};
