import type { Vendor } from '../vendor.ts';

export const flagsmith: Vendor = {
  slug: 'flagsmith',
  name: 'Flagsmith',
  category: 'analytics',
  statusPageUrl: 'https://flagsmith.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'edge.api.flagsmith.com' }, { host: 'api.flagsmith.com' }, { suffix: 'flagsmith.com' }],
  packages: {
    terraform: [{ name: 'flagsmith/flagsmith', class: 'G' }],
    pub: [
      { name: 'flagsmith_core', class: 'C' },
      { name: 'flagsmith', class: 'B' },
    ],
    swift: [{ name: 'github.com/flagsmith/flagsmith-ios-client', class: 'B' }],
    cocoapods: [{ name: 'FlagsmithClient', class: 'B' }],

    cargo: [{ name: 'flagsmith', class: 'B' }],
    composer: [{ name: 'flagsmith/flagsmith-php-client', class: 'B' }],
    gem: [{ name: 'flagsmith', class: 'B' }],
    golang: [
      { module: 'github.com/open-feature/go-sdk-contrib/providers/flagsmith', class: 'B' },
      { module: 'github.com/Flagsmith/flagsmith-go-client', class: 'B' },
    ],
    maven: [
      { name: 'dev.openfeature.contrib.providers:flagsmith', class: 'C' },
      { name: 'com.flagsmith:flagsmith-java-client', class: 'B' },
    ],
    npm: [
      { name: '@flagsmith/react-native' },
      { name: '@flagsmith/flagsmith', class: 'B' },
      { name: '@openfeature/flagsmith-provider', class: 'B' },
      { name: 'flagsmith', class: 'B' },
      { name: 'flagsmith-nodejs', class: 'B' },
    ],
    nuget: [
      { name: 'OpenFeature.Contrib.Providers.Flagsmith', class: 'C' },
      { name: 'Flagsmith', class: 'B' },
    ],
    pypi: [
      { name: 'openfeature-provider-flagsmith', class: 'B' },
      { name: 'flagsmith', class: 'B' },
    ],
  },
  sources: ['https://docs.flagsmith.com', 'https://flagsmith.statuspage.io', 'known'],
};
