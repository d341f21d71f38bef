import type { Vendor } from '../vendor.ts';

export const infura: Vendor = {
  slug: 'infura',
  name: 'Infura',
  category: 'blockchain',
  statusPageUrl: 'https://status.infura.io',
  hosts: [{ suffix: 'infura.io' }],
  packages: { npm: [{ name: '@trufflesuite/eth-json-rpc-infura', class: 'C' }, { name: 'eth-json-rpc-infura' }] },
  sources: ['https://docs.metamask.io/services'],
};
