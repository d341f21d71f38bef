import type { Vendor } from '../vendor.ts';

export const ticketmaster: Vendor = {
  slug: 'ticketmaster',
  name: 'Ticketmaster',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'app.ticketmaster.com' }, { suffix: 'ticketmaster.com' }],
  packages: { npm: [{ name: 'ticketmaster' }] },
  sources: ['https://developer.ticketmaster.com'],
};
