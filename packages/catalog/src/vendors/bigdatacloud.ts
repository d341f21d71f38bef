import type { Vendor } from '../vendor.ts';

export const bigdatacloud: Vendor = {
  slug: 'bigdatacloud',
  name: 'BigDataCloud',
  category: 'location',
  statusPageUrl: null,
  hosts: [
    { host: 'api-bdc.io' },
    { host: 'api.bigdatacloud.net' },
    { host: 'api-bdc.net' },
    { suffix: 'bigdatacloud.net' },
    { suffix: 'api-bdc.net' },
    { suffix: 'bigdatacloud.com' },
  ],
  packages: { pypi: [{ name: 'bigdatacloudapi-client', class: 'C' }, { name: 'bigdatacloud' }] },
  sources: ['https://www.bigdatacloud.com/docs', 'known'],
};
