import type { Vendor } from '../vendor.ts';

export const deel: Vendor = {
  slug: 'deel',
  name: 'Deel',
  category: 'hr',
  statusPageUrl: null,
  hosts: [{ host: 'api.letsdeel.com' }, { suffix: 'letsdeel.com' }, { suffix: 'deel.com' }],
  packages: {
    pypi: [
      { name: 'dima-sdk', class: 'C' },
      { name: 'deel-sdk', class: 'C' },
    ],
  },
  sources: ['https://developer.deel.com'],
};
