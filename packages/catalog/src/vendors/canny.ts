import type { Vendor } from '../vendor.ts';

export const canny: Vendor = {
  slug: 'canny',
  name: 'Canny',
  category: 'business',
  statusPageUrl: 'https://status.canny.io',
  hosts: [{ host: 'canny.io' }, { suffix: 'canny.io' }],
  packages: { pypi: [{ name: 'canny-sdk', class: 'C' }], npm: [{ name: 'react-canny', class: 'C' }] },
  sources: ['https://developers.canny.io/api-reference', 'known'],
};
