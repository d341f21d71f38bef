import type { Vendor } from '../vendor.ts';

export const arcjet: Vendor = {
  slug: 'arcjet',
  name: 'Arcjet',
  category: 'security',
  statusPageUrl: 'https://status.arcjet.com',
  hosts: [{ host: 'decide.arcjet.com' }, { suffix: 'arcjet.com' }],
  packages: {
    pypi: [{ name: 'arcjet', class: 'C' }],
    generic: [{ prefix: 'env:ARCJET_', class: 'B' }],
    npm: [
      { name: 'arcjet' },
      { name: '@arcjet/next' },
      { name: '@arcjet/node' },
      { name: '@arcjet/bun' },
      { name: '@arcjet/sveltekit' },
      { name: '@arcjet/nest' },
      { name: '@arcjet/remix' },
      { name: '@arcjet/deno' },
    ],
  },
  sources: ['https://docs.arcjet.com', 'known'],
};
