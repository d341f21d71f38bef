import type { Vendor } from '../vendor.ts';

export const rapidapi: Vendor = {
  slug: 'rapidapi',
  name: 'RapidAPI',
  category: 'platform',
  statusPageUrl: 'https://status.rapidapi.com',
  hosts: [{ suffix: 'p.rapidapi.com' }, { suffix: 'rapidapi.com' }],
  packages: {},
  sources: ['https://docs.rapidapi.com', 'known'],
};
