import type { Vendor } from '../vendor.ts';

export const outreach: Vendor = {
  slug: 'outreach',
  name: 'Outreach',
  category: 'crm',
  statusPageUrl: 'https://status.outreach.io',
  hosts: [{ host: 'api.outreach.io' }, { suffix: 'outreach.io' }],
  packages: {
    pypi: [
      { name: 'tap-outreach', class: 'C' },
      { name: 'airbyte-source-outreach', class: 'C' },
    ],
  },
  sources: ['https://developers.outreach.io/api/', 'known'],
};
