import type { Vendor } from '../vendor.ts';

export const unifiedTo: Vendor = {
  slug: 'unified-to',
  name: 'Unified.to',
  category: 'platform',
  statusPageUrl: null,
  hosts: [{ host: 'api.unified.to' }, { host: 'api-eu.unified.to' }, { suffix: 'unified.to' }],
  packages: { npm: [{ name: '@unified-api/typescript-sdk' }], pypi: [{ name: 'Unified-python-sdk' }] },
  sources: ['https://docs.unified.to', 'known'],
};
