import type { Vendor } from '../vendor.ts';

export const contentstack: Vendor = {
  slug: 'contentstack',
  name: 'Contentstack',
  category: 'content',
  statusPageUrl: 'https://status.contentstack.com',
  hosts: [{ suffix: 'contentstack.io' }, { suffix: 'contentstack.com' }],
  packages: {
    swift: [{ name: 'github.com/contentstack/contentstack-swift' }],
    cocoapods: [{ name: 'Contentstack' }],
    generic: [{ prefix: 'env:CONTENTSTACK_', class: 'B' }],
    pub: [{ name: 'contentstack' }],
    gem: [{ name: 'contentstack' }],
    composer: [{ name: 'contentstack/contentstack' }],
    maven: [{ name: 'com.contentstack.sdk:android' }, { name: 'com.contentstack.sdk:java' }],
    npm: [
      { name: '@contentstack/app-sdk' },
      { prefix: '@contentstack/cli-', class: 'G' },
      { name: '@contentstack/personalize-edge-sdk' },
      { name: '@contentstack/marketplace-sdk' },
      { name: 'gatsby-source-contentstack', class: 'C' },
      { name: '@contentstack/cli', class: 'G' },
      { name: 'contentstack' },
      { name: '@contentstack/delivery-sdk' },
      { name: '@contentstack/management' },
      { name: '@contentstack/live-preview-utils' },
    ],
    nuget: [{ name: 'contentstack.management.csharp' }, { name: 'contentstack.csharp' }],
    pypi: [{ name: 'contentstack-management' }, { name: 'Contentstack' }],
  },
  sources: ['https://www.contentstack.com/docs', 'known'],
};
