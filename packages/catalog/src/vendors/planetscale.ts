import type { Vendor } from '../vendor.ts';

export const planetscale: Vendor = {
  slug: 'planetscale',
  name: 'PlanetScale',
  category: 'data',
  statusPageUrl: 'https://www.planetscalestatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.planetscale.com' },
    { suffix: 'connect.psdb.cloud' },
    { suffix: 'psdb.cloud' },
    { suffix: 'planetscale.com' },
  ],
  packages: {
    docker: [{ name: 'planetscale/pscale', class: 'G' }],
    cargo: [{ name: 'planetscale-driver', class: 'C' }],
    pypi: [{ name: 'tap-planetscaleapi', class: 'C' }],
    githubactions: [{ prefix: 'planetscale/', class: 'G' }],
    gem: [{ name: 'planetscale' }, { name: 'planetscale_rails' }],
    generic: [
      { prefix: 'env:PLANETSCALE_', class: 'B' },
      { prefix: 'env:PSCALE_', class: 'B' },
    ],
    golang: [{ module: 'github.com/planetscale/planetscale-go' }],
    npm: [
      { name: 'planetscale', class: 'C' },
      { name: 'planetscale-node' },
      { name: '@prisma/adapter-planetscale', class: 'C' },
      { name: 'kysely-planetscale', class: 'C' },
      { name: '@planetscale/database' },
    ],
    terraform: [{ name: 'planetscale/planetscale', class: 'G' }],
  },
  sources: ['https://planetscale.com/docs', 'https://www.planetscalestatus.com', 'known'],
};
