import type { Vendor } from '../vendor.ts';

export const theGraph: Vendor = {
  slug: 'the-graph',
  name: 'The Graph',
  category: 'blockchain',
  statusPageUrl: 'https://status.thegraph.com',
  hosts: [
    { host: 'gateway.thegraph.com' },
    { host: 'api.thegraph.com' },
    { host: 'api.studio.thegraph.com' },
    { suffix: 'thegraph.com' },
  ],
  packages: {},
  sources: ['https://thegraph.com/docs', 'known'],
};
