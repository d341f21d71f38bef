import type { Vendor } from '../vendor.ts';

export const complycube: Vendor = {
  slug: 'complycube',
  name: 'ComplyCube',
  category: 'identity',
  statusPageUrl: null,
  hosts: [{ host: 'api.complycube.com' }, { suffix: 'complycube.com' }],
  packages: {
    npm: [{ name: '@complycube/react-native' }, { name: '@complycube/api' }],
    generic: [{ prefix: 'env:COMPLYCUBE_', class: 'B' }],
    pypi: [{ name: 'complycube' }],
  },
  sources: ['https://docs.complycube.com', 'known'],
};
