import type { Vendor } from '../vendor.ts';

export const m3ter: Vendor = {
  slug: 'm3ter',
  name: 'm3ter',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.m3ter.com' }, { host: 'ingest.m3ter.com' }, { suffix: 'm3ter.com' }],
  packages: { generic: [{ prefix: 'env:M3TER_', class: 'B' }], pypi: [{ name: 'm3ter' }] },
  sources: ['https://www.m3ter.com/docs', 'known'],
};
