import type { Vendor } from '../vendor.ts';

export const dataforseo: Vendor = {
  slug: 'dataforseo',
  name: 'DataForSEO',
  category: 'data',
  statusPageUrl: 'https://status.dataforseo.com',
  hosts: [{ host: 'api.dataforseo.com' }, { suffix: 'dataforseo.com' }],
  packages: {
    generic: [{ prefix: 'env:DATAFORSEO_', class: 'B' }],
    npm: [{ name: 'dataforseo-client' }],
    pypi: [{ name: 'dataforseo-client' }],
  },
  sources: ['https://docs.dataforseo.com', 'known'],
};
