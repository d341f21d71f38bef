import type { Vendor } from '../vendor.ts';

export const descope: Vendor = {
  slug: 'descope',
  name: 'Descope',
  category: 'identity',
  statusPageUrl: 'https://descopestatus.com',
  statusPage: { adapter: 'instatus' },
  hosts: [{ host: 'api.descope.com' }, { suffix: 'descope.com' }],
  packages: {
    swift: [{ name: 'github.com/descope/descope-swift' }],
    cocoapods: [{ name: 'DescopeKit' }],
    pub: [{ name: 'descope' }],
    generic: [{ prefix: 'env:DESCOPE_', class: 'B' }],
    composer: [{ name: 'descope/descope-php' }],
    gem: [{ name: 'descope' }],
    golang: [{ module: 'github.com/descope/go-sdk' }],
    maven: [{ name: 'com.descope:java-sdk' }],
    npm: [
      { name: 'passport-descope', class: 'C' },
      { name: '@descope/nextjs-sdk' },
      { name: '@descope/web-js-sdk' },
      { name: '@descope/web-component' },
      { name: '@descope/node-sdk' },
      { name: '@descope/react-sdk' },
    ],
    nuget: [{ name: 'Descope' }],
    pypi: [{ name: 'descope' }],
  },
  sources: ['https://docs.descope.com', 'https://descopestatus.com', 'known'],
};
