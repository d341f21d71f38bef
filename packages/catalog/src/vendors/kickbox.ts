import type { Vendor } from '../vendor.ts';

export const kickbox: Vendor = {
  slug: 'kickbox',
  name: 'Kickbox',
  category: 'email',
  statusPageUrl: 'https://status.kickbox.com',
  hosts: [{ host: 'api.kickbox.com' }, { suffix: 'kickbox.com' }],
  packages: {
    generic: [{ prefix: 'env:KICKBOX_', class: 'B' }],
    composer: [{ name: 'kickbox/kickbox' }],
    gem: [{ name: 'kickbox' }],
    npm: [{ name: 'kickbox' }],
    pypi: [{ name: 'kickbox' }],
  },
  sources: ['https://docs.kickbox.com', 'known'],
};
