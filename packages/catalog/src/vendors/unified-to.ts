import type { Vendor } from '../vendor.ts';

export const unifiedTo: Vendor = {
  slug: 'unified-to',
  name: 'Unified.to',
  category: 'platform',
  statusPageUrl: null,
  hosts: [{ host: 'api.unified.to' }, { host: 'api-eu.unified.to' }, { suffix: 'unified.to' }],
  packages: {
    generic: [
      { prefix: 'env:UNIFIEDTO_', class: 'B' },
      { prefix: 'env:UNIFIED_TO_', class: 'B' },
    ],
    npm: [
      { name: '@unified-api/vuejs-directory' },
      { name: '@unified-api/react-directory' },
      { name: '@unified-api/typescript-sdk' },
    ],
    pypi: [{ name: 'Unified-python-sdk' }],
  },
  sources: ['https://docs.unified.to', 'known'],
};
