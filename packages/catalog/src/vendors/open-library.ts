import type { Vendor } from '../vendor.ts';

export const openLibrary: Vendor = {
  slug: 'open-library',
  name: 'Open Library',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'openlibrary.org' }, { host: 'covers.openlibrary.org' }, { suffix: 'openlibrary.org' }],
  packages: {
    pypi: [{ name: 'openlibraryapi-peterinjapan1', class: 'C' }],
    npm: [{ name: 'open-library-api', class: 'C' }],
  },
  sources: ['https://openlibrary.org/developers/api', 'known'],
};
