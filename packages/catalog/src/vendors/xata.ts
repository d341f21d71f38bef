import type { Vendor } from '../vendor.ts';

export const xata: Vendor = {
  slug: 'xata',
  name: 'Xata',
  category: 'data',
  statusPageUrl: 'https://status.xata.io',
  hosts: [{ host: 'api.xata.io' }, { suffix: 'xata.sh' }, { suffix: 'xata.io' }],
  packages: {
    npm: [{ prefix: '@xata.io/' }],
    pypi: [{ name: 'xata' }],
  },
  sources: ['https://xata.io/docs', 'https://status.xata.io', 'known'],
};
