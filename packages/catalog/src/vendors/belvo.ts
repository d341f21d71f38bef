import type { Vendor } from '../vendor.ts';

export const belvo: Vendor = {
  slug: 'belvo',
  name: 'Belvo',
  category: 'finance',
  statusPageUrl: 'https://status.belvo.com',
  hosts: [{ host: 'api.belvo.com' }, { host: 'sandbox.belvo.com' }, { suffix: 'belvo.com' }],
  packages: {
    generic: [{ prefix: 'env:BELVO_', class: 'B' }],
    npm: [{ name: 'belvo' }],
    pypi: [{ name: 'tap-belvo', class: 'C' }, { name: 'belvo-python' }],
  },
  sources: ['https://developers.belvo.com', 'known'],
};
