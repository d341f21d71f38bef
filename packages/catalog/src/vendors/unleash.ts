import type { Vendor } from '../vendor.ts';

export const unleash: Vendor = {
  slug: 'unleash',
  name: 'Unleash Cloud',
  category: 'analytics',
  statusPageUrl: 'https://www.unleash-status.com',
  hosts: [{ suffix: 'getunleash.io' }, { suffix: 'unleash-hosted.com' }],
  packages: {
    cocoapods: [{ name: 'UnleashProxyClientSwift', class: 'B' }],
    hex: [
      { name: 'unleash_fresha', class: 'B' },
      { name: 'unleash', class: 'B' },
    ],
    swift: [{ name: 'github.com/unleash/unleash-proxy-client-swift', class: 'B' }],
    pub: [{ name: 'unleash_proxy_client_flutter', class: 'B' }],
    cargo: [{ name: 'unleash-api-client', class: 'B' }],
    composer: [
      { name: 'unleash/symfony-client-bundle', class: 'B' },
      { name: 'unleash/client', class: 'B' },
    ],
    gem: [{ name: 'unleash', class: 'B' }],
    golang: [
      { module: 'github.com/getunleash/unleash-client-go', class: 'C' },
      { module: 'github.com/open-feature/go-sdk-contrib/providers/unleash', class: 'B' },
      { module: 'github.com/Unleash/unleash-client-go', class: 'B' },
    ],
    maven: [{ name: 'io.getunleash:unleash-client-java', class: 'B' }],
    npm: [
      { name: '@nunogois/unleash-react-native', class: 'B' },
      { name: '@karelics/angular-unleash-proxy-client', class: 'B' },
      { name: '@unleash/proxy-client-vue', class: 'B' },
      { name: '@unleash/nextjs', class: 'B' },
      { name: 'nestjs-unleash', class: 'B' },
      { name: 'react-unleash-flags', class: 'B' },
      { name: 'unleash-proxy-client', class: 'B' },
      { name: '@openfeature/unleash-web-provider', class: 'B' },
      { name: 'unleash-client', class: 'B' },
      { name: '@unleash/proxy-client-react', class: 'B' },
    ],
    nuget: [
      { name: 'Unleash.FeatureToggle.Client', class: 'B' },
      { name: 'Unleash.Client', class: 'B' },
    ],
    pypi: [
      { name: 'flask-unleash', class: 'B' },
      { name: 'airbyte-source-unleash', class: 'B' },
      { name: 'UnleashClient', class: 'B' },
    ],
  },
  sources: ['https://docs.getunleash.io', 'https://www.unleash-status.com', 'known'],
};
