import type { Vendor } from '../vendor.ts';

export const schematic: Vendor = {
  slug: 'schematic',
  name: 'Schematic',
  category: 'feature-flags',
  statusPageUrl: null,
  hosts: [{ host: 'api.schematichq.com' }, { host: 'c.schematichq.com' }, { suffix: 'schematichq.com' }],
  packages: {
    golang: [{ module: 'github.com/schematichq/schematic-go' }],
    npm: [
      { name: '@schematichq/schematic-typescript-node' },
      { name: '@schematichq/schematic-react' },
      { name: '@schematichq/schematic-js' },
    ],
    pypi: [{ name: 'schematichq' }],
  },
  sources: ['https://docs.schematichq.com', 'known'],
};
