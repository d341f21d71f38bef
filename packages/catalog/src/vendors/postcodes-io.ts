import type { Vendor } from '../vendor.ts';

export const postcodesIo: Vendor = {
  slug: 'postcodes-io',
  name: 'Postcodes.io',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.postcodes.io' }, { suffix: 'postcodes.io' }],
  packages: {
    pypi: [{ name: 'ukpostcodeio', class: 'C' }],
    generic: [
      { prefix: 'env:POSTCODESIO_', class: 'B' },
      { prefix: 'env:POSTCODES_IO_', class: 'B' },
    ],
    npm: [{ name: 'postcodesio-client' }],
  },
  sources: ['https://postcodes.io/docs', 'known'],
};
