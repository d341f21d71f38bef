import type { Vendor } from '../vendor.ts';

export const teller: Vendor = {
  slug: 'teller',
  name: 'Teller',
  category: 'finance',
  statusPageUrl: 'https://status.teller.io',
  hosts: [{ host: 'api.teller.io' }, { suffix: 'teller.io' }],
  packages: {
    npm: [{ name: 'teller-connect-react' }],
  },
  sources: ['https://teller.io/docs', 'known'],
};
