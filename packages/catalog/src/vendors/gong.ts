import type { Vendor } from '../vendor.ts';

export const gong: Vendor = {
  slug: 'gong',
  name: 'Gong',
  category: 'crm',
  statusPageUrl: 'https://status.gong.io',
  hosts: [{ suffix: 'api.gong.io' }, { suffix: 'gong.io' }],
  packages: {
    pypi: [
      { name: 'gongy', class: 'C' },
      { name: 'airbyte-agent-gong', class: 'C' },
      { name: 'airbyte-source-gong', class: 'C' },
    ],
  },
  sources: ['https://help.gong.io/docs/what-the-gong-api-provides'],
};
