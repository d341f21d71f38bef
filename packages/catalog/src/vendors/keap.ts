import type { Vendor } from '../vendor.ts';

export const keap: Vendor = {
  slug: 'keap',
  name: 'Keap',
  category: 'crm',
  statusPageUrl: 'https://status.keap.com',
  hosts: [{ host: 'api.infusionsoft.com' }, { suffix: 'infusionsoft.com' }, { suffix: 'keap.com' }],
  packages: {
    pypi: [
      { name: 'keap-python', class: 'C' },
      { name: 'keap-core-v2-sdk', class: 'C' },
    ],
    composer: [{ name: 'novaksolutions/infusionsoft-php-sdk', class: 'C' }, { name: 'infusionsoft/php-sdk' }],
  },
  sources: ['https://developer.infusionsoft.com/docs/rest/', 'known'],
};
