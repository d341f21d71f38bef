import type { Vendor } from '../vendor.ts';

export const teller: Vendor = {
  slug: 'teller',
  name: 'Teller',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'api.teller.io' }, { suffix: 'teller.io' }],
  packages: {
    npm: [{ name: 'teller-connect-react' }],
  },
  sources: ['https://teller.io/docs', 'known'],
};
