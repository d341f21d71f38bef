import type { Vendor } from '../vendor.ts';

export const ipdata: Vendor = {
  slug: 'ipdata',
  name: 'ipdata',
  category: 'data',
  statusPageUrl: 'https://status.ipdata.co',
  hosts: [{ host: 'api.ipdata.co' }, { host: 'eu-api.ipdata.co' }, { suffix: 'ipdata.co' }],
  packages: {
    nuget: [{ name: 'IpData' }],
    golang: [{ module: 'github.com/ipdata/go', class: 'C' }],
    composer: [{ name: 'ipdata/api-client', class: 'C' }],
    generic: [{ prefix: 'env:IPDATA_', class: 'B' }],
    npm: [{ name: 'ipdata' }],
    pypi: [{ name: 'ipdata' }],
  },
  sources: ['https://docs.ipdata.co'],
};
