import type { Vendor } from '../vendor.ts';

export const etherscan: Vendor = {
  slug: 'etherscan',
  name: 'Etherscan',
  category: 'blockchain',
  statusPageUrl: null,
  hosts: [{ host: 'api.etherscan.io' }, { suffix: 'etherscan.io' }],
  packages: { generic: [{ prefix: 'env:ETHERSCAN_', class: 'B' }], pypi: [{ name: 'etherscan-python', class: 'C' }] },
  sources: ['https://docs.etherscan.io'],
};
