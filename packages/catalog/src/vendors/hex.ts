import type { Vendor } from '../vendor.ts';

export const hex: Vendor = {
  slug: 'hex',
  name: 'Hex',
  category: 'analytics',
  statusPageUrl: 'https://status.hex.tech',
  hosts: [{ host: 'app.hex.tech' }, { suffix: 'hex.tech' }],
  packages: {
    githubactions: [{ prefix: 'hex-inc/', class: 'G' }],
    pypi: [
      { name: 'shipyard-hex', class: 'C' },
      { name: 'prefect-hex', class: 'C' },
      { name: 'dagster-hex', class: 'C' },
    ],
  },
  sources: ['https://learn.hex.tech/docs/api/api-overview', 'known'],
};
