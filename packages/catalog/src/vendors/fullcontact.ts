import type { Vendor } from '../vendor.ts';

export const fullcontact: Vendor = {
  slug: 'fullcontact',
  name: 'FullContact',
  category: 'data',
  statusPageUrl: 'https://status.fullcontact.com',
  hosts: [{ host: 'api.fullcontact.com' }, { suffix: 'fullcontact.com' }],
  packages: {
    hex: [{ name: 'full_contact', class: 'C' }],
    composer: [{ name: 'mautic/plugin-fullcontact', class: 'C' }],
    npm: [{ name: 'fullcontact', class: 'C' }],
  },
  sources: ['https://docs.fullcontact.com', 'known'],
};
