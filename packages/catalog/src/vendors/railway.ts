import type { Vendor } from '../vendor.ts';

export const railway: Vendor = {
  slug: 'railway',
  name: 'Railway',
  category: 'cloud',
  statusPageUrl: 'https://status.railway.com',
  hosts: [
    { suffix: 'proxy.rlwy.net' },
    { host: 'backboard.railway.com' },
    { host: 'backboard.railway.app' },
    { suffix: 'up.railway.app', hosting: true, confidence: 'low' },
    { suffix: 'railway.com' },
  ],
  packages: {
    terraform: [{ name: 'terraform-community-providers/railway', class: 'G' }],
    githubactions: [
      { prefix: 'railwayapp/', class: 'G' },
      { name: 'bervProject/railway-deploy', class: 'G' },
    ],
    pypi: [{ name: 'railway-client', class: 'C' }],
    docker: [{ name: 'ghcr.io/railwayapp/cli', class: 'G' }],
    generic: [
      { prefix: 'env:RAILWAY_', class: 'B' },
      { name: 'railway.json', class: 'C' },
      { name: 'railway.toml', class: 'C' },
    ],
    npm: [{ name: '@railway/mcp-server' }, { name: 'railway' }, { name: '@railway/cli', class: 'G' }],
  },
  sources: ['https://docs.railway.com', 'https://status.railway.com', 'known'],
};
