import type { Vendor } from '../vendor.ts';

export const depot: Vendor = {
  slug: 'depot',
  name: 'Depot',
  category: 'ci',
  statusPageUrl: 'https://status.depot.dev',
  hosts: [{ host: 'api.depot.dev' }, { suffix: 'depot.dev' }],
  packages: {
    pypi: [{ name: 'depot-client', class: 'C' }],
    npm: [{ name: '@depot/cli', class: 'G' }, { name: '@depot/sdk-node' }],
    generic: [{ name: 'depot.json', class: 'G' }],
    golang: [{ module: 'github.com/depot/depot-go' }],
    githubactions: [{ prefix: 'depot/', class: 'G' }],
  },
  sources: ['https://depot.dev/docs'],
};
