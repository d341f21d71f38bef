import type { Vendor } from '../vendor.ts';

export const clever: Vendor = {
  slug: 'clever',
  name: 'Clever',
  category: 'identity',
  statusPageUrl: 'https://status.clever.com',
  hosts: [{ host: 'api.clever.com' }, { suffix: 'clever.com' }],
  packages: {
    npm: [{ name: 'clever' }],
    composer: [{ name: 'schoolrunner/oauth2-clever', class: 'C' }],
    gem: [{ name: 'omniauth-clever', class: 'C' }],
  },
  sources: ['https://dev.clever.com', 'https://status.clever.com', 'known'],
};
