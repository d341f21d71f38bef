import type { Vendor } from '../vendor.ts';

export const coda: Vendor = {
  slug: 'coda',
  name: 'Coda',
  category: 'productivity',
  statusPageUrl: 'https://status.coda.io',
  hosts: [{ host: 'coda.io' }, { suffix: 'coda.io' }],
  packages: {
    generic: [
      { name: 'env:CODA_API_KEY', class: 'B' },
      { name: 'env:CODA_API_TOKEN', class: 'B' },
    ],
    npm: [{ name: '@codahq/packs-sdk' }],
    pypi: [
      { name: 'airbyte-source-coda', class: 'C' },
      { name: 'codaio', class: 'C' },
    ],
  },
  sources: ['https://coda.io/developers/apis/v1'],
};
