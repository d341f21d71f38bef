import type { Vendor } from '../vendor.ts';

export const rootly: Vendor = {
  slug: 'rootly',
  name: 'Rootly',
  category: 'incident-management',
  statusPageUrl: 'https://status.rootly.com',
  hosts: [{ host: 'api.rootly.com' }, { suffix: 'rootly.com' }],
  packages: {
    githubactions: [{ prefix: 'rootlyhq/', class: 'G' }],
    generic: [
      { name: 'helm/rootly-edge-connector', class: 'G' },
      { prefix: 'env:ROOTLY_', class: 'B' },
    ],
    pypi: [{ name: 'rootly-mcp-server' }, { name: 'rootly' }],
    terraform: [{ name: 'rootlyhq/rootly', class: 'G' }],
  },
  sources: ['https://docs.rootly.com/api-reference'],
};
