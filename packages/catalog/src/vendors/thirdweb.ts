import type { Vendor } from '../vendor.ts';

export const thirdweb: Vendor = {
  slug: 'thirdweb',
  name: 'thirdweb',
  category: 'blockchain',
  statusPageUrl: 'https://status.thirdweb.com',
  hosts: [
    { host: 'api.thirdweb.com' },
    { suffix: 'rpc.thirdweb.com' },
    { suffix: 'bundler.thirdweb.com' },
    { suffix: 'thirdweb.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:THIRDWEB_', class: 'B' }],
    npm: [
      { name: '@thirdweb-dev/cli', class: 'G' },
      { name: '@thirdweb-dev/react-native' },
      { name: '@3rdweb/sdk' },
      { name: 'thirdweb' },
      { name: '@thirdweb-dev/sdk' },
      { name: '@thirdweb-dev/react' },
    ],
    pypi: [{ name: 'thirdweb-sdk' }],
  },
  sources: ['https://portal.thirdweb.com', 'known'],
};
