import type { Vendor } from '../vendor.ts';

export const castle: Vendor = {
  slug: 'castle',
  name: 'Castle',
  category: 'security',
  statusPageUrl: 'https://status.castle.io',
  hosts: [{ host: 'api.castle.io' }, { suffix: 'castle.io' }],
  packages: {
    swift: [{ name: 'github.com/castle/castle-ios' }],
    cocoapods: [{ name: 'Castle' }],
    composer: [{ name: 'castle/castle-php' }],
    gem: [{ name: 'castle-rb' }],
    maven: [{ name: 'io.castle:castle-java' }],
    npm: [
      { name: 'castle.js', class: 'C' },
      { name: '@castleio/sdk' },
      { name: '@castleio/castle-js' },
      { name: '@castleio/react-native-castle' },
    ],
    nuget: [{ name: 'Castle.Sdk' }],
    pypi: [{ name: 'castle' }],
  },
  sources: ['https://docs.castle.io', 'known'],
};
