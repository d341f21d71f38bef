import type { Vendor } from '../vendor.ts';

export const tenderly: Vendor = {
  slug: 'tenderly',
  name: 'Tenderly',
  category: 'blockchain',
  statusPageUrl: 'https://status.tenderly.co',
  hosts: [{ host: 'api.tenderly.co' }, { suffix: 'gateway.tenderly.co' }, { suffix: 'tenderly.co' }],
  packages: {
    generic: [{ prefix: 'env:TENDERLY_', class: 'B' }],
    npm: [
      { name: 'tenderly' },
      { name: '@tenderly/api-client' },
      { name: '@tenderly/sdk' },
      { name: '@tenderly/hardhat-tenderly', class: 'G' },
    ],
  },
  sources: ['https://docs.tenderly.co', 'known'],
};
