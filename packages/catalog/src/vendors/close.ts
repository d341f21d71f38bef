import type { Vendor } from '../vendor.ts';

export const close: Vendor = {
  slug: 'close',
  name: 'Close',
  category: 'crm',
  statusPageUrl: 'https://status.close.com',
  hosts: [{ host: 'api.close.com' }, { suffix: 'close.com' }],
  packages: {
    composer: [{ name: 'loopline-systems/closeio-api-wrapper', class: 'C' }],
    npm: [{ name: 'close.io', class: 'C' }],
    gem: [{ name: 'closeio', class: 'C' }],
    pypi: [{ name: 'tap-closeio', class: 'C' }, { name: 'closeio' }],
  },
  sources: ['https://developer.close.com', 'https://status.close.com', 'known'],
};
