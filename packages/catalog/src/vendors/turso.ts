import type { Vendor } from '../vendor.ts';

export const turso: Vendor = {
  slug: 'turso',
  name: 'Turso',
  category: 'data',
  statusPageUrl: 'https://status.turso.tech',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.turso.tech' }, { suffix: 'turso.io', tenant: true }, { suffix: 'turso.tech' }],
  packages: {
    githubactions: [{ prefix: 'tursodatabase/', class: 'G' }],
    cargo: [
      { name: 'libsql', class: 'B' },
      { name: 'libsql-client', class: 'B' },
      { name: 'libsql-sys', class: 'D' },
    ],
    swift: [{ name: 'github.com/tursodatabase/libsql-swift', class: 'C' }],
    generic: [{ prefix: 'env:TURSO_', class: 'B' }],
    composer: [{ name: 'turso/libsql', class: 'B' }],
    golang: [
      { module: 'github.com/tursodatabase/go-libsql', class: 'B' },
      { module: 'github.com/tursodatabase/libsql-client-go', class: 'B' },
    ],
    npm: [
      { name: '@libsql/hrana-client', class: 'B' },
      { name: 'turso' },
      { name: 'kysely-turso', class: 'C' },
      { name: '@tursodatabase/serverless' },
      { name: '@libsql/client', class: 'B' },
      { name: '@tursodatabase/api', class: 'B' },
    ],
    pypi: [
      { name: 'scpytsdk', class: 'C' },
      { name: 'tursopy', class: 'C' },
      { name: 'libsql-client', class: 'B' },
    ],
  },
  sources: ['https://docs.turso.tech', 'https://status.turso.tech', 'known'],
};
