import type { Vendor } from '../vendor.ts';

export const lemonsqueezy: Vendor = {
  slug: 'lemonsqueezy',
  name: 'Lemon Squeezy',
  category: 'payments',
  statusPageUrl: 'https://status.lemonsqueezy.com',
  hosts: [{ host: 'api.lemonsqueezy.com' }, { suffix: 'lemonsqueezy.com' }],
  packages: {
    pypi: [{ name: 'lemonsqueezy', class: 'C' }],
    hex: [{ name: 'lemon_ex', class: 'C' }],
    gem: [{ name: 'lemonsqueezy', class: 'C' }],
    composer: [{ name: 'lemonsqueezy/laravel' }],
    golang: [{ module: 'github.com/NdoleStudio/lemonsqueezy-go', class: 'C' }],
    generic: [{ prefix: 'env:LEMONSQUEEZY_', class: 'B' }],
    npm: [
      { name: 'lemonsqueezy.ts', class: 'C' },
      { name: 'n8n-nodes-lemonsqueezy', class: 'C' },
      { name: '@lemonsqueezy/lemonsqueezy.js' },
    ],
  },
  sources: ['https://docs.lemonsqueezy.com', 'https://status.lemonsqueezy.com', 'known'],
};
