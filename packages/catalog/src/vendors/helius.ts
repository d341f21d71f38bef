import type { Vendor } from '../vendor.ts';

export const helius: Vendor = {
  slug: 'helius',
  name: 'Helius',
  category: 'blockchain',
  statusPageUrl: 'https://helius.statuspage.io',
  hosts: [
    { host: 'mainnet.helius-rpc.com' },
    { host: 'devnet.helius-rpc.com' },
    { host: 'api.helius.xyz' },
    { suffix: 'helius-rpc.com' },
    { suffix: 'helius.xyz' },
    { suffix: 'helius.dev' },
  ],
  packages: {
    cargo: [{ name: 'helius-laserstream' }],
    pypi: [{ name: 'helius' }, { name: 'heliuspy', class: 'C' }],
    generic: [{ prefix: 'env:HELIUS_', class: 'B' }],
    npm: [{ name: 'helius-laserstream' }, { name: 'helius-sdk' }],
  },
  sources: ['https://www.helius.dev/docs', 'known'],
};
