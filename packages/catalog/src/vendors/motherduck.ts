import type { Vendor } from '../vendor.ts';

export const motherduck: Vendor = {
  slug: 'motherduck',
  name: 'MotherDuck',
  category: 'database',
  statusPageUrl: 'https://status.motherduck.com',
  hosts: [{ host: 'api.motherduck.com' }, { suffix: 'motherduck.com' }],
  packages: {
    pypi: [
      { name: 'mcp-server-motherduck', class: 'C' },
      { name: 'shipyard-motherduck', class: 'C' },
      { name: 'dbt-motherduck' },
    ],
    generic: [{ prefix: 'env:MOTHERDUCK_', class: 'B' }],
    npm: [{ name: '@motherduck/wasm-client' }],
  },
  sources: ['https://motherduck.com/docs'],
};
