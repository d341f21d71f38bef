import type { Vendor } from '../vendor.ts';

export const census: Vendor = {
  slug: 'census',
  name: 'Census',
  category: 'data',
  statusPageUrl: 'https://status.getcensus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'app.getcensus.com' }, { suffix: 'getcensus.com' }],
  packages: {
    terraform: [{ name: 'sutrolabs/census', class: 'G' }],
    pypi: [
      { name: 'shipyard-census', class: 'C' },
      { name: 'prefect-census', class: 'C' },
      { name: 'dagster-census', class: 'C' },
    ],
  },
  sources: ['https://developers.getcensus.com', 'https://status.getcensus.com', 'known'],
};
