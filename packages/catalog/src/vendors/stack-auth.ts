import type { Vendor } from '../vendor.ts';

export const stackAuth: Vendor = {
  slug: 'stack-auth',
  name: 'Stack Auth',
  category: 'auth',
  statusPageUrl: null,
  hosts: [{ host: 'api.stack-auth.com' }, { suffix: 'stack-auth.com' }],
  packages: {
    npm: [
      { name: '@stackframe/stack', class: 'B' },
      { name: '@stackframe/react', class: 'B' },
      { name: '@stackframe/js', class: 'B' },
    ],
  },
  sources: ['https://docs.stack-auth.com'],
};
