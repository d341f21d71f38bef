import type { Vendor } from '../vendor.ts';

export const alienvaultOtx: Vendor = {
  slug: 'alienvault-otx',
  name: 'AlienVault OTX',
  category: 'security',
  statusPageUrl: null,
  hosts: [{ host: 'otx.alienvault.com' }, { suffix: 'alienvault.com' }],
  packages: {
    generic: [
      { prefix: 'env:ALIENVAULTOTX_', class: 'B' },
      { prefix: 'env:ALIENVAULT_OTX_', class: 'B' },
    ],
    pypi: [{ name: 'OTXv2' }],
  },
  sources: ['https://otx.alienvault.com/api', 'known'],
};
