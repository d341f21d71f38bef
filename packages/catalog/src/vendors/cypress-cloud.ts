import type { Vendor } from '../vendor.ts';

export const cypressCloud: Vendor = {
  slug: 'cypress-cloud',
  name: 'Cypress Cloud',
  category: 'development',
  statusPageUrl: 'https://www.cypressstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.cypress.io' },
    { host: 'cloud.cypress.io' },
    { host: 'download.cypress.io' },
    { suffix: 'cypress.io' },
  ],
  packages: {
    generic: [
      { prefix: 'circleci/cypress-io/', class: 'G' },
      { prefix: 'env:CYPRESSCLOUD_', class: 'B' },
      { prefix: 'env:CYPRESS_CLOUD_', class: 'B' },
    ],
    githubactions: [{ name: 'cypress-io/github-action', class: 'G' }],
    npm: [{ name: 'cypress', class: 'D' }],
  },
  sources: ['https://docs.cypress.io/cloud', 'https://www.cypressstatus.com', 'known'],
};
