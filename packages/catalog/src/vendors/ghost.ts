import type { Vendor } from '../vendor.ts';

export const ghost: Vendor = {
  slug: 'ghost',
  name: 'Ghost(Pro)',
  category: 'content',
  statusPageUrl: 'https://ghoststatus.org',
  hosts: [{ suffix: 'ghost.io', hosting: true, confidence: 'low' }],
  packages: {
    npm: [
      { name: 'gatsby-source-ghost', class: 'B' },
      { name: '@tryghost/content-api', class: 'B' },
      { name: '@tryghost/admin-api', class: 'B' },
    ],
  },
  sources: ['https://ghost.org/docs', 'https://ghoststatus.org', 'known'],
};
