import type { Vendor } from '../vendor.ts';

export const printful: Vendor = {
  slug: 'printful',
  name: 'Printful',
  category: 'shipping',
  statusPageUrl: 'https://www.printfulstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.printful.com' }, { suffix: 'printful.com' }],
  packages: {
    composer: [{ name: 'printful/php-api-sdk' }],
    generic: [{ prefix: 'env:PRINTFUL_', class: 'B' }],
    pypi: [{ name: 'pyprintful' }],
  },
  sources: ['https://developers.printful.com', 'known'],
};
