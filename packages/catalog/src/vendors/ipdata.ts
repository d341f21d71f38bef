import type { Vendor } from '../vendor.ts';

export const ipdata: Vendor = {
  slug: 'ipdata',
  name: 'ipdata',
  category: 'data',
  statusPageUrl: 'https://status.ipdata.co',
  hosts: [{ host: 'api.ipdata.co' }, { host: 'eu-api.ipdata.co' }, { suffix: 'ipdata.co' }],
  packages: {
    npm: [{ name: 'ipdata' }],
    pypi: [{ name: 'ipdata' }],
  },
  sources: ['https://docs.ipdata.co'],
};
