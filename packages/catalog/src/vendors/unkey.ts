import type { Vendor } from '../vendor.ts';

export const unkey: Vendor = {
  slug: 'unkey',
  name: 'Unkey',
  category: 'security',
  statusPageUrl: 'https://status.unkey.com',
  hosts: [{ host: 'api.unkey.com' }, { host: 'api.unkey.dev' }, { suffix: 'unkey.com' }, { suffix: 'unkey.dev' }],
  packages: {
    cargo: [{ name: 'unkey' }],
    generic: [{ prefix: 'env:UNKEY_', class: 'B' }],
    npm: [{ name: '@unkey/api' }, { name: '@unkey/ratelimit' }, { name: '@unkey/nextjs' }, { name: '@unkey/hono' }],
    pypi: [{ name: 'unkey-py' }],
  },
  sources: ['https://www.unkey.com/docs'],
};
