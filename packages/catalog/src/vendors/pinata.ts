import type { Vendor } from '../vendor.ts';

export const pinata: Vendor = {
  slug: 'pinata',
  name: 'Pinata',
  category: 'blockchain',
  statusPageUrl: 'https://status.pinata.cloud',
  hosts: [
    { host: 'api.pinata.cloud' },
    { host: 'uploads.pinata.cloud' },
    { host: 'gateway.pinata.cloud' },
    { suffix: 'mypinata.cloud', tenant: true },
    { suffix: 'pinata.cloud' },
  ],
  packages: {
    cargo: [{ name: 'pinata-sdk', class: 'C' }],
    generic: [{ prefix: 'env:PINATA_', class: 'B' }],
    npm: [{ name: 'pinata' }, { name: '@pinata/sdk' }, { name: 'pinata-web3' }],
  },
  sources: ['https://docs.pinata.cloud', 'known'],
};
