import type { Vendor } from '../vendor.ts';

export const modernTreasury: Vendor = {
  slug: 'modern-treasury',
  name: 'Modern Treasury',
  category: 'finance',
  statusPageUrl: 'https://status.moderntreasury.com',
  hosts: [{ host: 'app.moderntreasury.com' }, { suffix: 'moderntreasury.com' }],
  packages: {
    generic: [
      { prefix: 'env:MODERNTREASURY_', class: 'B' },
      { prefix: 'env:MODERN_TREASURY_', class: 'B' },
    ],
    gem: [{ name: 'modern_treasury' }],
    golang: [{ module: 'github.com/Modern-Treasury/modern-treasury-go' }],
    maven: [{ name: 'com.moderntreasury.api:modern-treasury-java' }],
    npm: [{ name: 'modern-treasury' }],
    pypi: [{ name: 'modern-treasury' }],
  },
  sources: ['https://docs.moderntreasury.com'],
};
