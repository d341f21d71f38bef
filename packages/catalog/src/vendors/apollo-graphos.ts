import type { Vendor } from '../vendor.ts';

export const apolloGraphos: Vendor = {
  slug: 'apollo-graphos',
  name: 'Apollo GraphOS',
  category: 'development',
  statusPageUrl: 'https://status.apollographql.com',
  hosts: [{ suffix: 'api.apollographql.com' }, { suffix: 'apollographql.com' }],
  packages: {
    generic: [{ name: 'env:APOLLO_GRAPH_REF', class: 'B' }],
    npm: [{ name: '@apollo/rover', class: 'G' }],
  },
  sources: ['https://www.apollographql.com/docs/graphos', 'https://status.apollographql.com', 'known'],
};
