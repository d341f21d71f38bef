import type { Vendor } from '../vendor.ts';

export const nasa: Vendor = {
  slug: 'nasa',
  name: 'NASA Open APIs',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.nasa.gov' }, { suffix: 'nasa.gov' }],
  packages: {
    pypi: [
      { name: 'earthaccess', class: 'C' },
      { name: 'airbyte-source-nasa', class: 'C' },
    ],
  },
  sources: ['https://api.nasa.gov', 'known'],
};
