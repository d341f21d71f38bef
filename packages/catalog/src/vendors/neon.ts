import type { Vendor } from '../vendor.ts';

export const neon: Vendor = {
  slug: 'neon',
  name: 'Neon',
  category: 'data',
  statusPageUrl: 'https://neonstatus.com',
  statusPage: {
    adapter: 'statusio',
    url: 'https://api.status.io/1.0/status/6878fc85709daa75be6c7e3c',
    options: { page: 'https://neonstatus.com' },
  },
  hosts: [{ host: 'console.neon.tech' }, { suffix: 'neon.tech', tenant: true }, { suffix: 'neon.com' }],
  packages: {
    docker: [{ name: 'neondatabase/neon_local', class: 'G' }],
    githubactions: [{ prefix: 'neondatabase/', class: 'G' }],
    golang: [{ module: 'github.com/kislerdm/neon-sdk-go', class: 'C' }],
    generic: [
      { name: 'env:NEON_API_KEY', class: 'B' },
      { name: 'env:NEON_PROJECT_ID', class: 'B' },
    ],
    npm: [
      { name: 'neondb' },
      { name: '@neondatabase/postgrest-js' },
      { name: '@neondatabase/auth-ui' },
      { name: '@neondatabase/auth' },
      { name: '@neondatabase/mcp-server-neon' },
      { name: '@auth/neon-adapter', class: 'C' },
      { name: 'neon-sdk', class: 'C' },
      { name: 'kysely-neon', class: 'C' },
      { name: '@neon/sdk' },
      { name: '@neondatabase/neon-js' },
      { name: '@prisma/adapter-neon', class: 'C' },
      { name: 'neonctl', class: 'G' },
      { name: '@neondatabase/toolkit' },
      { name: '@neondatabase/serverless' },
      { name: '@neondatabase/api-client' },
    ],
    pypi: [{ name: 'tap-neon', class: 'C' }, { name: 'neon-api' }],
    terraform: [
      { name: 'neondatabase/neon', class: 'G' },
      { name: 'kislerdm/neon', class: 'G' },
    ],
  },
  sources: ['https://neon.com/docs', 'https://neonstatus.com', 'known'],
};
