import type { Vendor } from '../vendor.ts';

export const firehydrant: Vendor = {
  slug: 'firehydrant',
  name: 'FireHydrant',
  category: 'incident-management',
  statusPageUrl: 'https://status.firehydrant.com',
  hosts: [{ host: 'api.firehydrant.io' }, { suffix: 'firehydrant.io' }, { suffix: 'firehydrant.com' }],
  packages: {
    githubactions: [{ prefix: 'firehydrant/', class: 'G' }],
    golang: [{ module: 'github.com/firehydrant/api-client-go', class: 'C' }],
    generic: [{ prefix: 'env:FIREHYDRANT_', class: 'B' }],
    terraform: [{ name: 'firehydrant/firehydrant', class: 'G' }],
  },
  sources: ['https://status.firehydrant.com', 'https://docs.firehydrant.com', 'known'],
};
