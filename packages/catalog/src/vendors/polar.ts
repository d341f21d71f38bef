import type { Vendor } from '../vendor.ts';

export const polar: Vendor = {
  slug: 'polar',
  name: 'Polar',
  category: 'payments',
  statusPageUrl: 'https://status.polar.sh',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.polar.sh' }, { host: 'sandbox-api.polar.sh' }, { suffix: 'polar.sh' }],
  packages: {
    generic: [
      { name: 'env:POLAR_WEBHOOK_SECRET', class: 'B' },
      { name: 'env:POLAR_ACCESS_TOKEN', class: 'B' },
    ],
    composer: [{ name: 'danestves/laravel-polar', class: 'C' }, { name: 'polar-sh/sdk' }],
    golang: [{ module: 'github.com/polarsource/polar-go' }],
    npm: [{ name: '@polar-sh/sdk' }, { name: '@polar-sh/nextjs' }, { name: '@polar-sh/better-auth', class: 'C' }],
    pypi: [{ name: 'polar-sdk' }],
  },
  sources: ['https://docs.polar.sh'],
};
