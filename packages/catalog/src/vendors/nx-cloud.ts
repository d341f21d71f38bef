import type { Vendor } from '../vendor.ts';

export const nxCloud: Vendor = {
  slug: 'nx-cloud',
  name: 'Nx Cloud',
  category: 'ci',
  statusPageUrl: 'https://status.nx.app',
  hosts: [{ host: 'cloud.nx.app' }, { suffix: 'nx.app' }, { suffix: 'nx.dev' }],
  packages: {
    generic: [
      { prefix: 'env:NXCLOUD_', class: 'B' },
      { prefix: 'env:NX_CLOUD_', class: 'B' },
    ],
    npm: [{ name: 'nx-cloud', class: 'G' }],
  },
  sources: ['https://nx.dev/ci'],
};
