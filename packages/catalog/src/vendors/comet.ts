import type { Vendor } from '../vendor.ts';

export const comet: Vendor = {
  slug: 'comet',
  name: 'Comet',
  category: 'ai',
  statusPageUrl: 'https://status.comet.com',
  hosts: [{ host: 'www.comet.com' }, { suffix: 'comet.com' }],
  packages: {
    npm: [{ name: 'opik', class: 'B' }],
    pypi: [{ name: 'comet-ml' }, { name: 'opik', class: 'B' }],
  },
  sources: ['https://www.comet.com/docs'],
};
