import type { Vendor } from '../vendor.ts';

export const easyship: Vendor = {
  slug: 'easyship',
  name: 'Easyship',
  category: 'shipping',
  statusPageUrl: 'https://status.easyship.com',
  hosts: [{ host: 'api.easyship.com' }, { host: 'public-api.easyship.com' }, { suffix: 'easyship.com' }],
  packages: { pypi: [{ name: 'karrio-easyship', class: 'C' }] },
  sources: ['https://developers.easyship.com', 'known'],
};
