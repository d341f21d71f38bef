import type { Vendor } from '../vendor.ts';

export const terra: Vendor = {
  slug: 'terra',
  name: 'Terra',
  category: 'data',
  statusPageUrl: 'https://status.tryterra.co',
  hosts: [{ host: 'api.tryterra.co' }, { suffix: 'tryterra.co' }],
  packages: {
    swift: [{ name: 'github.com/tryterra/TerraiOS', class: 'C' }],
    cocoapods: [{ name: 'TerraiOS' }],
    npm: [{ name: 'terra-api' }, { name: 'terra-react' }],
    pypi: [{ name: 'terra-python' }],
  },
  sources: ['https://docs.tryterra.co', 'known'],
};
