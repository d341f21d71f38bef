import type { Vendor } from '../vendor.ts';

export const fauna: Vendor = {
  slug: 'fauna',
  name: 'Fauna (shut down 2025)',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'db.fauna.com' }, { suffix: 'fauna.com' }],
  packages: {
    maven: [{ group: 'com.faunadb' }, { group: 'com.fauna' }],
    golang: [{ module: 'github.com/fauna/fauna-go' }],
    npm: [{ name: 'fauna' }, { name: 'faunadb' }],
    pypi: [{ name: 'airbyte-source-fauna', class: 'C' }, { name: 'fauna' }, { name: 'faunadb' }],
  },
  sources: ['https://docs.fauna.com', 'known'],
};
