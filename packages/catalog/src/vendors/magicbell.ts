import type { Vendor } from '../vendor.ts';

export const magicbell: Vendor = {
  slug: 'magicbell',
  name: 'MagicBell',
  category: 'messaging',
  statusPageUrl: 'https://status.magicbell.com',
  hosts: [{ suffix: 'magicbell.io' }, { host: 'api.magicbell.com' }, { suffix: 'magicbell.com' }],
  packages: {
    generic: [{ prefix: 'env:MAGICBELL_', class: 'B' }],
    gem: [{ name: 'magicbell' }],
    npm: [
      { name: '@magicbell/embeddable' },
      { name: '@magicbell/react' },
      { name: '@magicbell/core' },
      { name: '@magicbell/react-headless' },
      { name: 'magicbell' },
      { name: '@magicbell/magicbell-react' },
      { name: 'magicbell-js' },
    ],
    pypi: [{ name: 'belfry-magicbell', class: 'C' }, { name: 'magicbell' }],
  },
  sources: ['https://www.magicbell.com/docs', 'known'],
};
