import type { Vendor } from '../vendor.ts';

export const clearbit: Vendor = {
  slug: 'clearbit',
  name: 'Clearbit',
  category: 'crm',
  statusPageUrl: 'https://status.clearbit.com',
  hosts: [{ suffix: 'clearbit.com' }, { suffix: 'clearbitjs.com' }, { suffix: 'clearbitscripts.com' }],
  packages: {
    composer: [{ name: 'mautic/plugin-clearbit', class: 'C' }],
    generic: [{ prefix: 'env:CLEARBIT_', class: 'B' }],
    golang: [{ module: 'github.com/clearbit/clearbit-go' }],
    gem: [{ name: 'clearbit' }],
    npm: [{ name: 'metascraper-clearbit', class: 'C' }, { name: 'clearbit' }],
    pypi: [{ name: 'clearbit' }],
  },
  sources: ['https://dashboard.clearbit.com/docs'],
};
