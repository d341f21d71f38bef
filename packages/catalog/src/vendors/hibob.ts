import type { Vendor } from '../vendor.ts';

export const hibob: Vendor = {
  slug: 'hibob',
  name: 'HiBob',
  category: 'hr',
  statusPageUrl: 'https://status.hibob.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.hibob.com' }, { suffix: 'hibob.com' }],
  packages: {
    pypi: [
      { name: 'pybob-sdk', class: 'C' },
      { name: 'airbyte-source-hibob', class: 'C' },
    ],
  },
  sources: ['https://apidocs.hibob.com', 'https://status.hibob.io'],
};
