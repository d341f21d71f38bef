import type { Vendor } from '../vendor.ts';

export const keap: Vendor = {
  slug: 'keap',
  name: 'Keap',
  category: 'crm',
  statusPageUrl: 'https://status.keap.com',
  hosts: [{ host: 'api.infusionsoft.com' }, { suffix: 'infusionsoft.com' }, { suffix: 'keap.com' }],
  packages: { composer: [{ name: 'infusionsoft/php-sdk' }] },
  sources: ['https://developer.infusionsoft.com/docs/rest/', 'known'],
};
