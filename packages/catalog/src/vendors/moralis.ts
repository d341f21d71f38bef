import type { Vendor } from '../vendor.ts';

export const moralis: Vendor = {
  slug: 'moralis',
  name: 'Moralis',
  category: 'blockchain',
  statusPageUrl: 'https://status.moralis.io',
  hosts: [
    { host: 'deep-index.moralis.io' },
    { host: 'solana-gateway.moralis.io' },
    { suffix: 'moralis.io' },
    { suffix: 'moralis.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:MORALIS_', class: 'B' }],
    npm: [
      { name: '@moralisweb3/streams' },
      { name: '@moralisweb3/aptos-api' },
      { name: '@moralisweb3/evm-api' },
      { name: '@moralisweb3/auth' },
      { name: '@moralisweb3/api-mcp-server' },
      { name: '@moralisweb3/next' },
      { name: '@moralisweb3/sol-api' },
      { name: 'moralis-v1' },
      { name: 'react-moralis' },
      { name: 'moralis' },
    ],
    pypi: [{ name: 'typed-moralis', class: 'C' }, { name: 'moralis' }],
  },
  sources: ['https://docs.moralis.com'],
};
