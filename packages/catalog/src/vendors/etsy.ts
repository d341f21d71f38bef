import type { Vendor } from '../vendor.ts';

export const etsy: Vendor = {
  slug: 'etsy',
  name: 'Etsy',
  category: 'platform',
  statusPageUrl: 'https://www.etsystatus.com',
  hosts: [{ host: 'openapi.etsy.com' }, { host: 'api.etsy.com' }, { suffix: 'etsy.com' }],
  packages: {
    composer: [
      { name: 'rhysnhall/etsy-php-sdk', class: 'C' },
      { name: 'gentor/etsy-php-laravel', class: 'C' },
      { name: 'startz/oauth2-etsy', class: 'C' },
      { name: 'socialiteproviders/etsy', class: 'C' },
    ],
    pypi: [
      { name: 'etsy-python', class: 'C' },
      { name: 'etsyv3', class: 'C' },
    ],
  },
  sources: ['https://developers.etsy.com', 'known'],
};
