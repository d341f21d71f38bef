import type { Vendor } from '../vendor.ts';

export const pipedream: Vendor = {
  slug: 'pipedream',
  name: 'Pipedream',
  category: 'automation',
  statusPageUrl: 'https://status.pipedream.com',
  hosts: [
    { host: 'api.pipedream.com' },
    { suffix: 'm.pipedream.net' },
    { suffix: 'pipedream.com' },
    { host: 'remote.mcp.pipedream.net' },
  ],
  packages: {
    generic: [{ prefix: 'env:PIPEDREAM_', class: 'B' }],
    npm: [{ name: '@pipedream/connect-react' }, { name: '@pipedream/sdk' }],
    pypi: [{ name: 'tap-pipedream', class: 'C' }, { name: 'pipedream' }],
  },
  sources: ['https://pipedream.com/docs'],
};
