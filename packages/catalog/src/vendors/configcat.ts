import type { Vendor } from '../vendor.ts';

export const configcat: Vendor = {
  slug: 'configcat',
  name: 'ConfigCat',
  category: 'analytics',
  statusPageUrl: 'https://status.configcat.com',
  hosts: [
    { host: 'cdn-global.configcat.com' },
    { host: 'cdn-eu.configcat.com' },
    { host: 'api.configcat.com' },
    { suffix: 'configcat.com' },
  ],
  packages: {
    docker: [{ prefix: 'configcat/', class: 'G' }],
    swift: [{ name: 'github.com/configcat/swift-sdk' }],
    cocoapods: [{ name: 'ConfigCat' }],
    pub: [{ name: 'configcat_client' }],
    hex: [{ name: 'configcat' }],
    generic: [
      { name: 'helm/configcat-proxy', class: 'G' },
      { prefix: 'env:CONFIGCAT_', class: 'B' },
    ],
    terraform: [{ name: 'configcat/configcat', class: 'G' }],
    cargo: [{ name: 'configcat' }],
    composer: [{ name: 'configcat/configcat-client' }],
    gem: [{ name: 'configcat' }],
    golang: [
      { module: 'github.com/open-feature/go-sdk-contrib/providers/configcat', class: 'C' },
      { module: 'github.com/configcat/go-sdk' },
    ],
    maven: [
      { name: 'dev.openfeature.contrib.providers:configcat', class: 'C' },
      { name: 'com.configcat:configcat-java-client' },
      { group: 'com.configcat' },
    ],
    npm: [
      { name: 'configcat' },
      { name: '@configcat/sdk' },
      { name: '@openfeature/config-cat-web-provider', class: 'C' },
      { name: '@openfeature/config-cat-provider', class: 'C' },
      { name: 'configcat-react' },
      { name: 'configcat-node' },
      { name: 'configcat-js' },
    ],
    nuget: [{ name: 'OpenFeature.Contrib.Providers.ConfigCat', class: 'C' }, { name: 'ConfigCat.Client' }],
    pypi: [{ name: 'airbyte-source-configcat', class: 'C' }, { name: 'configcat-client' }],
  },
  sources: ['https://configcat.com/docs', 'https://status.configcat.com', 'known'],
};
