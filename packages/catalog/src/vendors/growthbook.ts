import type { Vendor } from '../vendor.ts';

export const growthbook: Vendor = {
  slug: 'growthbook',
  name: 'GrowthBook Cloud',
  category: 'analytics',
  statusPageUrl: 'https://status.growthbook.io',
  hosts: [{ host: 'cdn.growthbook.io' }, { host: 'api.growthbook.io' }, { suffix: 'growthbook.io' }],
  packages: {
    cargo: [{ name: 'growthbook-rust-sdk', class: 'B' }],
    hex: [{ name: 'growthbook', class: 'B' }],
    pub: [{ name: 'growthbook_sdk_flutter', class: 'B' }],
    swift: [{ name: 'github.com/growthbook/growthbook-swift', class: 'B' }],
    cocoapods: [{ name: 'GrowthBook-IOS', class: 'B' }],
    composer: [{ name: 'growthbook/growthbook', class: 'B' }],
    gem: [{ name: 'growthbook', class: 'B' }],
    golang: [{ module: 'github.com/growthbook/growthbook-golang', class: 'B' }],
    maven: [
      { name: 'io.growthbook.sdk:GrowthBook' },
      { name: 'com.github.growthbook:growthbook-sdk-java', class: 'B' },
    ],
    npm: [
      { name: '@openfeature/growthbook-provider', class: 'B' },
      { name: '@flags-sdk/growthbook', class: 'B' },
      { name: '@growthbook/growthbook', class: 'B' },
      { name: '@growthbook/growthbook-react', class: 'B' },
    ],
    nuget: [{ name: 'growthbook-csharp' }, { name: 'growthbook-c-sharp', class: 'B' }],
    pypi: [{ name: 'growthbook', class: 'B' }],
  },
  sources: ['https://docs.growthbook.io', 'https://status.growthbook.io', 'known'],
};
