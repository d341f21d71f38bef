import type { Vendor } from '../vendor.ts';

export const flare: Vendor = {
  slug: 'flare',
  name: 'Flare',
  category: 'monitoring',
  statusPageUrl: 'https://status.flareapp.io',
  hosts: [
    { host: 'flareapp.io' },
    { host: 'reporting.flareapp.io' },
    { host: 'ingress.flareapp.io' },
    { suffix: 'flareapp.io' },
  ],
  packages: {
    generic: [{ name: 'env:FLARE_KEY', class: 'B' }],
    composer: [
      { name: 'facade/flare-client-php', class: 'D' },
      { name: 'spatie/laravel-flare' },
      { name: 'facade/ignition', class: 'D' },
      { name: 'spatie/flare-client-php', class: 'D' },
    ],
    npm: [{ name: '@flareapp/vue' }, { name: '@flareapp/js' }, { name: '@flareapp/flare-client' }],
  },
  sources: ['https://flareapp.io/docs', 'known'],
};
