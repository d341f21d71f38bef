import type { Vendor } from '../vendor.ts';

export const cockroach: Vendor = {
  slug: 'cockroach',
  name: 'CockroachDB Cloud',
  category: 'data',
  statusPageUrl: 'https://status.cockroachlabs.cloud',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'cockroachlabs.cloud' }, { suffix: 'cockroachlabs.cloud' }, { suffix: 'cockroachlabs.com' }],
  packages: {
    docker: [{ name: 'cockroachdb/cockroach', class: 'F' }],
    generic: [
      { prefix: 'env:COCKROACH_CLOUD_', class: 'B' },
      { name: 'env:COCKROACH_API_KEY', class: 'B' },
    ],
    terraform: [{ name: 'cockroachdb/cockroach', class: 'G' }],
  },
  sources: ['https://www.cockroachlabs.com/docs', 'https://status.cockroachlabs.cloud', 'known'],
};
