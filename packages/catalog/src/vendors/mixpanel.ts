import type { Vendor } from '../vendor.ts';

export const mixpanel: Vendor = {
  slug: 'mixpanel',
  name: 'Mixpanel',
  category: 'analytics',
  statusPageUrl: 'https://status.mixpanel.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.mixpanel.com' },
    { host: 'api-eu.mixpanel.com' },
    { host: 'data.mixpanel.com' },
    { host: 'decide.mixpanel.com' },
    { host: 'mixpanel.com' },
    { host: 'api-js.mixpanel.com' },
    { suffix: 'mixpanel.com' },
  ],
  packages: {
    cocoapods: [{ name: 'Mixpanel' }, { name: 'Mixpanel-swift' }],
    composer: [{ name: 'mixpanel/mixpanel-php' }],
    gem: [{ name: 'mixpanel-ruby' }],
    generic: [{ prefix: 'env:MIXPANEL_', class: 'B' }],
    golang: [{ module: 'github.com/dukex/mixpanel', class: 'C' }, { module: 'github.com/mixpanel/mixpanel-go' }],
    hex: [{ name: 'mixpanel_api_ex' }],
    maven: [{ name: 'com.mixpanel:mixpanel-java' }, { group: 'com.mixpanel' }],
    npm: [
      { name: 'gatsby-plugin-mixpanel', class: 'C' },
      { name: 'mixpanel-react-native' },
      { name: 'mixpanel' },
      { name: 'mixpanel-browser' },
    ],
    nuget: [{ name: 'mixpanel-csharp' }],
    pub: [{ name: 'mixpanel_flutter' }],
    pypi: [
      { name: 'pipelinewise-tap-mixpanel', class: 'C' },
      { name: 'tap-mixpanel', class: 'C' },
      { name: 'airbyte-source-mixpanel', class: 'C' },
      { name: 'mixpanel-py-async', class: 'C' },
      { name: 'mixpanel' },
    ],
    swift: [{ name: 'github.com/mixpanel/mixpanel-swift' }],
  },
  sources: ['https://developer.mixpanel.com/reference', 'https://status.mixpanel.com', 'known'],
};
