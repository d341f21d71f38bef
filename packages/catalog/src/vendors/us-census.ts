import type { Vendor } from '../vendor.ts';

export const usCensus: Vendor = {
  slug: 'us-census',
  name: 'US Census Bureau',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.census.gov' }, { suffix: 'census.gov' }],
  packages: {
    npm: [{ name: 'us-census-api', class: 'C' }],
    pypi: [
      { name: 'pypums', class: 'C' },
      { name: 'census', class: 'C' },
      { name: 'censusgeocode', class: 'C' },
      { name: 'airbyte-source-us-census', class: 'C' },
    ],
  },
  sources: ['https://www.census.gov/data/developers.html', 'known'],
};
