import type { Vendor } from '../vendor.ts';

export const hanko: Vendor = {
  slug: 'hanko',
  name: 'Hanko',
  category: 'auth',
  statusPageUrl: 'https://status.hanko.io',
  hosts: [{ suffix: 'hanko.io' }],
  packages: {
    generic: [{ prefix: 'env:HANKO_', class: 'B' }],
    npm: [
      { name: '@teamhanko/hanko-frontend-sdk', class: 'B' },
      { name: '@teamhanko/passkeys-sdk' },
      { name: '@teamhanko/hanko-elements', class: 'B' },
      { name: '@teamhanko/passkeys-next-auth-provider' },
    ],
  },
  sources: ['https://docs.hanko.io'],
};
