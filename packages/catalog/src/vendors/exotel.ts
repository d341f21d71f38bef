import type { Vendor } from '../vendor.ts';

export const exotel: Vendor = {
  slug: 'exotel',
  name: 'Exotel',
  category: 'messaging',
  statusPageUrl: 'https://status.exotel.com',
  hosts: [{ suffix: 'exotel.in' }, { host: 'api.exotel.com' }, { host: 'api.in.exotel.com' }, { suffix: 'exotel.com' }],
  packages: { pypi: [{ name: 'exotelpy', class: 'C' }] },
  sources: ['https://developer.exotel.com/api', 'known'],
};
