import type { Vendor } from '../vendor.ts';

export const frontegg: Vendor = {
  slug: 'frontegg',
  name: 'Frontegg',
  category: 'auth',
  statusPageUrl: 'https://status.frontegg.com',
  hosts: [{ suffix: 'frontegg.com' }],
  packages: {
    maven: [{ name: 'com.frontegg.sdk:android' }],
    pub: [{ name: 'frontegg_flutter' }],

    swift: [{ name: 'github.com/frontegg/frontegg-ios-swift' }],
    cocoapods: [{ name: 'FronteggSwift' }],
    generic: [{ prefix: 'env:FRONTEGG_', class: 'B' }],
    nuget: [{ name: 'Frontegg.SDK.AspNet' }],
    npm: [
      { name: '@frontegg/angular' },
      { name: '@frontegg/vue' },
      { name: '@frontegg/js' },
      { name: '@frontegg/react-hooks' },
      { name: '@frontegg/rest-api' },
      { name: '@frontegg/client' },
      { name: '@frontegg/nextjs' },
      { name: '@frontegg/react' },
    ],
    pypi: [{ name: 'frontegg' }],
  },
  sources: ['https://developers.frontegg.com'],
};
