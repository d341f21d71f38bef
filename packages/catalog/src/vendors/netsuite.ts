import type { Vendor } from '../vendor.ts';

export const netsuite: Vendor = {
  slug: 'netsuite',
  name: 'Oracle NetSuite',
  category: 'business',
  statusPageUrl: 'https://status.netsuite.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'suitetalk.api.netsuite.com' },
    { suffix: 'restlets.api.netsuite.com' },
    { suffix: 'netsuite.com' },
  ],
  packages: {
    npm: [{ name: 'nsrestlet', class: 'C' }],
    generic: [{ prefix: 'env:NETSUITE_', class: 'B' }],
    pypi: [
      { name: 'suitetalk-connector', class: 'C' },
      { name: 'ns-search-saved-export', class: 'C' },
      { name: 'netsuitesdk' },
      { name: 'airbyte-source-netsuite', class: 'C' },
      { name: 'netsuite', class: 'C' },
    ],
    composer: [{ name: 'ryanwinchester/netsuite-php' }],
    gem: [{ name: 'netsuite' }],
  },
  sources: ['https://docs.oracle.com/en/cloud/saas/netsuite', 'https://status.netsuite.com', 'known'],
};
