import type { Vendor } from '../vendor.ts';

export const scaleway: Vendor = {
  slug: 'scaleway',
  name: 'Scaleway',
  category: 'cloud',
  statusPageUrl: 'https://status.scaleway.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'scaleway.ai' },
    { host: 'api.scaleway.ai' },
    { suffix: 'online.net' },
    { host: 'api.online.net' },
    { host: 'api.scaleway.com' },
    { suffix: 's3.*.scw.cloud' },
    { suffix: 'scw.cloud', hosting: true, confidence: 'low' },
    { suffix: 'scaleway.com' },
  ],
  packages: {
    docker: [{ prefix: 'scaleway/', class: 'G' }],
    githubactions: [{ prefix: 'scaleway/', class: 'G' }],
    gem: [{ name: 'fog-scaleway', class: 'C' }],
    cargo: [{ name: 'scaleway-rs', class: 'C' }],
    composer: [{ name: 'symfony/scaleway-mailer', class: 'C' }],
    generic: [
      { prefix: 'env:SCW_', class: 'B' },
      { prefix: 'env:SCALEWAY_', class: 'B' },
    ],
    golang: [{ module: 'github.com/scaleway/scaleway-sdk-go' }],
    npm: [
      { prefix: '@scaleway/sdk-' },
      { name: 'serverless-scaleway-functions', class: 'G' },
      { name: 'scaleway', class: 'C' },
      { name: '@scaleway/sdk' },
    ],
    pypi: [
      { name: 'enos-scalewayinstances', class: 'C' },
      { name: 'django-scaleway-email', class: 'C' },
      { name: 'scaleway-tink', class: 'C' },
      { name: 'scaleway-qaas-client', class: 'C' },
      { name: 'scaleway-mcp', class: 'C' },
      { name: 'dagster-scaleway', class: 'C' },
      { name: 'scaleway-core' },
      { name: 'scaleway' },
    ],
    terraform: [{ name: 'scaleway/scaleway', class: 'G' }],
  },
  sources: ['https://www.scaleway.com/en/docs', 'https://status.scaleway.com', 'known'],
};
