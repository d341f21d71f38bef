import type { Vendor } from '../vendor.ts';

export const ticketmaster: Vendor = {
  slug: 'ticketmaster',
  name: 'Ticketmaster',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'app.ticketmaster.com' }, { suffix: 'ticketmaster.com' }],
  packages: { pypi: [{ name: 'tmticket', class: 'C' }], npm: [{ name: 'ticketmaster' }] },
  sources: ['https://developer.ticketmaster.com'],
};
