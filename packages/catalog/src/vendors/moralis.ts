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
    npm: [{ name: 'moralis' }],
    pypi: [{ name: 'moralis' }],
  },
  sources: ['https://docs.moralis.com'],
};
