import type { Vendor } from '../vendor.ts';

export const opensea: Vendor = {
  slug: 'opensea',
  name: 'OpenSea',
  category: 'blockchain',
  statusPageUrl: 'https://status.opensea.io',
  hosts: [{ host: 'api.opensea.io' }, { host: 'testnets-api.opensea.io' }, { suffix: 'opensea.io' }],
  packages: {
    generic: [{ prefix: 'env:OPENSEA_', class: 'B' }],
    npm: [{ name: '@opensea/stream-js' }, { name: '@opensea/sdk' }, { name: 'opensea-js' }],
  },
  sources: ['https://docs.opensea.io', 'https://status.opensea.io', 'known'],
};
