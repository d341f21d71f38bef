import type { Vendor } from '../vendor.ts';

export const apolloIo: Vendor = {
  slug: 'apollo-io',
  name: 'Apollo.io',
  category: 'crm',
  statusPageUrl: 'https://status.apollo.io',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.apollo.io' }, { suffix: 'apollo.io' }],
  packages: {
    pypi: [
      { name: 'qodev-apollo-api', class: 'C' },
      { name: 'apollo-leads', class: 'C' },
    ],
    npm: [
      { name: '@microfox/apollo', class: 'C' },
      { name: '@memberjunction/actions-apollo', class: 'C' },
    ],
  },
  sources: ['https://docs.apollo.io'],
};
