import type { Vendor } from '../vendor.ts';

export const withings: Vendor = {
  slug: 'withings',
  name: 'Withings',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'wbsapi.withings.net' }, { suffix: 'withings.net' }, { suffix: 'withings.com' }],
  packages: {
    gem: [{ name: 'omniauth-withings2', class: 'C' }],
    pypi: [
      { name: 'withingpy', class: 'C' },
      { name: 'legnoh-withings', class: 'C' },
      { name: 'aiowithings', class: 'C' },
    ],
    npm: [{ name: 'withings-api', class: 'C' }],
    composer: [
      { name: 'waytohealth/oauth2-withings', class: 'C' },
      { name: 'socialiteproviders/withings', class: 'C' },
    ],
  },
  sources: ['https://developer.withings.com', 'known'],
};
