import type { Vendor } from '../vendor.ts';

export const zuora: Vendor = {
  slug: 'zuora',
  name: 'Zuora',
  category: 'payments',
  statusPageUrl: 'https://zuora.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'zuora.com' }],
  packages: {
    generic: [{ prefix: 'env:ZUORA_', class: 'B' }],
    pypi: [
      { name: 'pipelinewise-tap-zuora', class: 'C' },
      { name: 'tap-zuora', class: 'C' },
      { name: 'airbyte-source-zuora', class: 'C' },
      { name: 'zuora-sdk' },
    ],
  },
  sources: ['https://developer.zuora.com'],
};
