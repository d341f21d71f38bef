import type { Vendor } from '../vendor.ts';

export const stackAuth: Vendor = {
  slug: 'stack-auth',
  name: 'Stack Auth',
  category: 'auth',
  statusPageUrl: null,
  hosts: [{ host: 'api.stack-auth.com' }, { suffix: 'stack-auth.com' }],
  packages: {
    generic: [
      { prefix: 'env:STACKAUTH_', class: 'B' },
      { prefix: 'env:STACK_AUTH_', class: 'B' },
    ],
    npm: [
      { name: '@stackframe/stack', class: 'B' },
      { name: '@stackframe/react', class: 'B' },
      { name: '@stackframe/js', class: 'B' },
    ],
  },
  sources: ['https://docs.stack-auth.com'],
};
