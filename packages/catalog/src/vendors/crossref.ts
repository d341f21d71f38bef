import type { Vendor } from '../vendor.ts';

export const crossref: Vendor = {
  slug: 'crossref',
  name: 'Crossref',
  category: 'data',
  statusPageUrl: 'https://status.crossref.org',
  hosts: [{ host: 'api.crossref.org' }, { suffix: 'crossref.org' }],
  packages: { generic: [{ prefix: 'env:CROSSREF_', class: 'B' }], pypi: [{ name: 'habanero' }] },
  sources: ['https://www.crossref.org/documentation', 'https://status.crossref.org', 'known'],
};
