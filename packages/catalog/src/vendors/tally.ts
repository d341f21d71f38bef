import type { Vendor } from '../vendor.ts';

export const tally: Vendor = {
  slug: 'tally',
  name: 'Tally',
  category: 'business',
  statusPageUrl: 'https://status.tally.so',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.tally.so' }, { suffix: 'tally.so' }],
  packages: { pypi: [{ name: 'pytally-sdk', class: 'C' }], npm: [{ name: 'tally-js', class: 'C' }] },
  sources: ['https://developers.tally.so', 'known'],
};
