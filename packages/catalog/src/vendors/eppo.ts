import type { Vendor } from '../vendor.ts';

export const eppo: Vendor = {
  slug: 'eppo',
  name: 'Eppo',
  category: 'feature-flags',
  statusPageUrl: 'https://status.geteppo.com',
  hosts: [{ host: 'fscdn.eppo.cloud' }, { suffix: 'eppo.cloud' }, { suffix: 'geteppo.com' }],
  packages: {
    nuget: [{ name: 'Eppo.Sdk' }],
    maven: [{ name: 'cloud.eppo:eppo-server-sdk' }],
    swift: [{ name: 'github.com/Eppo-exp/eppo-ios-sdk' }],
    hex: [{ name: 'eppo_sdk' }],
    cargo: [{ name: 'eppo_core' }, { name: 'eppo' }],
    gem: [{ name: 'eppo-server-sdk' }],
    golang: [{ module: 'github.com/Eppo-exp/golang-sdk' }],
    npm: [{ name: '@eppo/node-server-sdk' }, { name: '@eppo/react-native-sdk' }],
    pypi: [{ name: 'eppo-server-sdk' }],
  },
  sources: ['https://docs.geteppo.com'],
};
