import type { Vendor } from '../vendor.ts';

export const ncbi: Vendor = {
  slug: 'ncbi',
  name: 'NCBI',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'eutils.ncbi.nlm.nih.gov' }, { suffix: 'ncbi.nlm.nih.gov' }],
  packages: {
    pypi: [
      { name: 'pyeutils', class: 'C' },
      { name: 'ncbi-datasets-pyclient', class: 'C' },
      { name: 'eutils', class: 'C' },
      { name: 'metapub' },
    ],
  },
  sources: ['https://www.ncbi.nlm.nih.gov/books/NBK25501', 'known'],
};
