import type { Vendor } from '../vendor.ts';

export const greenhouse: Vendor = {
  slug: 'greenhouse',
  name: 'Greenhouse',
  category: 'hr',
  statusPageUrl: 'https://status.greenhouse.io',
  hosts: [{ host: 'harvest.greenhouse.io' }, { host: 'boards-api.greenhouse.io' }, { suffix: 'greenhouse.io' }],
  packages: {
    npm: [
      { name: '@aleph/gatsby-source-greenhouse-job-board', class: 'C' },
      { name: 'gatsby-source-greenhouse-job-board', class: 'C' },
    ],
    composer: [{ name: 'grnhse/greenhouse-tools-php' }],
    pypi: [
      { name: 'airbyte-agent-greenhouse', class: 'C' },
      { name: 'airbyte-source-greenhouse', class: 'C' },
    ],
    generic: [{ prefix: 'env:GREENHOUSE_', class: 'B' }],
    gem: [{ name: 'greenhouse_io', class: 'C' }],
  },
  sources: ['https://developers.greenhouse.io'],
};
