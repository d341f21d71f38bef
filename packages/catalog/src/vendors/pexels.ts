import type { Vendor } from '../vendor.ts';

export const pexels: Vendor = {
  slug: 'pexels',
  name: 'Pexels',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'api.pexels.com' }, { suffix: 'pexels.com' }],
  packages: {
    pub: [{ name: 'pexels_null_safety', class: 'C' }],
    nuget: [{ name: 'PexelsDotNetSDK' }],
    pypi: [{ name: 'pypexel', class: 'C' }],
    generic: [{ prefix: 'env:PEXELS_', class: 'B' }],
    npm: [{ name: 'node-pexels', class: 'C' }, { name: 'pexels' }],
  },
  sources: ['https://www.pexels.com/api/documentation'],
};
