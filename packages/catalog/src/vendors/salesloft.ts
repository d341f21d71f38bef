import type { Vendor } from '../vendor.ts';

export const salesloft: Vendor = {
  slug: 'salesloft',
  name: 'Salesloft',
  category: 'crm',
  statusPageUrl: 'https://status.salesloft.com',
  hosts: [{ host: 'api.salesloft.com' }, { host: 'accounts.salesloft.com' }, { suffix: 'salesloft.com' }],
  packages: {
    pypi: [{ name: 'airbyte-source-salesloft', class: 'C' }],
    composer: [{ name: 'socialiteproviders/salesloft', class: 'C' }],
  },
  sources: ['https://developer.salesloft.com/docs/api/', 'known'],
};
