import type { Vendor } from '../vendor.ts';

export const signnow: Vendor = {
  slug: 'signnow',
  name: 'SignNow',
  category: 'documents',
  statusPageUrl: 'https://status.signnow.com',
  hosts: [{ host: 'api.signnow.com' }, { host: 'api-eval.signnow.com' }, { suffix: 'signnow.com' }],
  packages: {
    composer: [{ name: 'signnow/api-php-sdk' }],
    npm: [{ name: '@signnow/api-client' }],
    pypi: [{ name: 'llama-index-tools-signnow', class: 'C' }],
  },
  sources: ['https://docs.signnow.com', 'known'],
};
