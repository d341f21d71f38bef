import type { Vendor } from '../vendor.ts';

export const crossref: Vendor = {
  slug: 'crossref',
  name: 'Crossref',
  category: 'data',
  statusPageUrl: 'https://status.crossref.org',
  hosts: [{ host: 'api.crossref.org' }, { suffix: 'crossref.org' }],
  packages: {
    generic: [{ prefix: 'env:CROSSREF_', class: 'B' }],
    pypi: [
      { name: 'crossref-matcher', class: 'C' },
      { name: 'stavrophora', class: 'C' },
      { name: 'crossrefapi', class: 'C' },
      { name: 'habanero' },
    ],
  },
  sources: ['https://www.crossref.org/documentation', 'https://status.crossref.org', 'known'],
};
