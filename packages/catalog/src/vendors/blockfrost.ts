import type { Vendor } from '../vendor.ts';

export const blockfrost: Vendor = {
  slug: 'blockfrost',
  name: 'Blockfrost',
  category: 'blockchain',
  statusPageUrl: 'https://status.blockfrost.io',
  hosts: [
    { host: 'cardano-mainnet.blockfrost.io' },
    { host: 'cardano-preprod.blockfrost.io' },
    { suffix: 'blockfrost.io' },
  ],
  packages: {
    generic: [{ prefix: 'env:BLOCKFROST_', class: 'B' }],
    npm: [{ name: '@blockfrost/blockfrost-js' }],
    pypi: [{ name: 'blockfrost-python' }],
  },
  sources: ['https://docs.blockfrost.io', 'known'],
};
