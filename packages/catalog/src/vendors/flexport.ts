import type { Vendor } from '../vendor.ts';

export const flexport: Vendor = {
  slug: 'flexport',
  name: 'Flexport',
  category: 'shipping',
  statusPageUrl: 'https://status.flexport.com',
  hosts: [{ host: 'api.flexport.com' }, { host: 'logistics-api.flexport.com' }, { suffix: 'flexport.com' }],
  packages: {
    pypi: [{ name: 'airbyte-source-flexport', class: 'C' }],
  },
  sources: ['https://apidocs.flexport.com', 'known'],
};
