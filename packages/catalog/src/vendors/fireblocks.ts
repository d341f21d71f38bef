import type { Vendor } from '../vendor.ts';

export const fireblocks: Vendor = {
  slug: 'fireblocks',
  name: 'Fireblocks',
  category: 'blockchain',
  statusPageUrl: 'https://status.fireblocks.com',
  hosts: [
    { host: 'api.fireblocks.io' },
    { host: 'sandbox-api.fireblocks.io' },
    { host: 'eu-api.fireblocks.io' },
    { host: 'eu2-api.fireblocks.io' },
    { suffix: 'fireblocks.io' },
    { suffix: 'fireblocks.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:FIREBLOCKS_', class: 'B' }],
    maven: [{ name: 'com.fireblocks.sdk:fireblocks-sdk' }],
    npm: [{ name: '@fireblocks/ncw-js-sdk' }, { name: '@fireblocks/ts-sdk' }, { name: 'fireblocks-sdk' }],
    pypi: [{ name: 'fireblocks' }, { name: 'fireblocks-sdk' }],
  },
  sources: ['https://developers.fireblocks.com', 'known'],
};
