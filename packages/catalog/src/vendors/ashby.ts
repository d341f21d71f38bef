import type { Vendor } from '../vendor.ts';

export const ashby: Vendor = {
  slug: 'ashby',
  name: 'Ashby',
  category: 'hr',
  statusPageUrl: 'https://status.ashbyhq.com',
  hosts: [{ host: 'api.ashbyhq.com' }, { suffix: 'ashbyhq.com' }],
  packages: {
    pypi: [
      { name: 'airbyte-agent-ashby', class: 'C' },
      { name: 'ashby', class: 'C' },
      { name: 'airbyte-source-ashby', class: 'C' },
    ],
    npm: [{ name: 'gatsby-source-ashby', class: 'C' }],
  },
  sources: ['https://developers.ashbyhq.com'],
};
