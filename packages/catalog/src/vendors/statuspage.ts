import type { Vendor } from '../vendor.ts';

export const statuspage: Vendor = {
  slug: 'statuspage',
  name: 'Atlassian Statuspage',
  category: 'monitoring',
  statusPageUrl: 'https://metastatuspage.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.statuspage.io' }, { suffix: 'statuspage.io' }],
  packages: {
    terraform: [
      { name: 'yannh/statuspage', class: 'G' },
      { name: 'sbecker59/statuspage', class: 'G' },
    ],
    generic: [{ prefix: 'env:STATUSPAGE_', class: 'B' }],
    npm: [{ name: 'statuspage.js', class: 'C' }, { name: 'statuspage', class: 'C' }, { name: 'statuspage.io' }],
    pypi: [
      { name: 'statuspageio', class: 'C' },
      { name: 'statuspage-prometheus-exporter', class: 'B' },
      { name: 'airbyte-source-statuspage', class: 'C' },
      { name: 'atlassian-statuspage' },
    ],
  },
  sources: ['https://developer.statuspage.io', 'https://metastatuspage.com', 'known'],
};
