import type { Vendor } from '../vendor.ts';

export const stitch: Vendor = {
  slug: 'stitch',
  name: 'Stitch',
  category: 'data',
  statusPageUrl: 'https://status.stitchdata.com',
  hosts: [{ host: 'api.stitchdata.com' }, { suffix: 'stitchdata.com' }],
  packages: {
    pypi: [
      { name: 'target-stitch', class: 'C' },
      { name: 'prefect-stitch', class: 'C' },
      { name: 'dagster-stitch', class: 'C' },
    ],
  },
  sources: ['https://www.stitchdata.com/docs', 'known'],
};
