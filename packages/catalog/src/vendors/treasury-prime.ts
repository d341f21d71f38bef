import type { Vendor } from '../vendor.ts';

export const treasuryPrime: Vendor = {
  slug: 'treasury-prime',
  name: 'Treasury Prime',
  category: 'finance',
  statusPageUrl: null,
  hosts: [
    { host: 'api.treasuryprime.com' },
    { host: 'api.sandbox.treasuryprime.com' },
    { suffix: 'treasuryprime.com' },
  ],
  packages: {},
  sources: ['https://developers.treasuryprime.com', 'known'],
};
