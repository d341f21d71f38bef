import type { Vendor } from '../vendor.ts';

export const openpix: Vendor = {
  slug: 'openpix',
  name: 'Woovi (OpenPix)',
  category: 'payments',
  statusPageUrl: null,
  hosts: [
    { host: 'api.openpix.com.br' },
    { host: 'api.woovi.com' },
    { suffix: 'openpix.com.br' },
    { suffix: 'woovi.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:OPENPIX_', class: 'B' }],
    composer: [{ name: 'openpix/php-sdk' }],
    npm: [{ name: '@openpix/react' }, { name: '@woovi/node-sdk' }],
  },
  sources: ['https://developers.woovi.com', 'known'],
};
