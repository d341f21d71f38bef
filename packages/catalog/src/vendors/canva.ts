import type { Vendor } from '../vendor.ts';

export const canva: Vendor = {
  slug: 'canva',
  name: 'Canva',
  category: 'platform',
  statusPageUrl: 'https://www.canvastatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.canva.com' }, { suffix: 'canva.com' }, { suffix: 'canva.dev' }],
  packages: {
    npm: [
      { name: '@canva/cli', class: 'G' },
      { name: '@canva/platform' },
      { name: '@canva/user' },
      { name: '@canva/asset' },
      { name: 'n8n-nodes-canva', class: 'C' },
    ],
  },
  sources: ['https://www.canva.dev/docs', 'https://www.canvastatus.com', 'known'],
};
