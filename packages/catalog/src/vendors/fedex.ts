import type { Vendor } from '../vendor.ts';

export const fedex: Vendor = {
  slug: 'fedex',
  name: 'FedEx',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [{ host: 'apis.fedex.com' }, { host: 'apis-sandbox.fedex.com' }, { suffix: 'fedex.com' }],
  packages: {
    pypi: [
      { name: 'fedex-tracking-day', class: 'C' },
      { name: 'karrio-fedex', class: 'C' },
      { name: 'fedex', class: 'C' },
    ],
    composer: [
      { name: 'shipstream/fedex-rest-sdk', class: 'C' },
      { name: 'jeremy-dunn/php-fedex-api-wrapper', class: 'C' },
    ],
    npm: [
      { name: '@stores.com/bloodhound', class: 'C' },
      { name: 'fedex', class: 'C' },
    ],
    gem: [{ name: 'fedex', class: 'C' }],
  },
  sources: ['https://developer.fedex.com'],
};
