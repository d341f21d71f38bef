import type { Vendor } from '../vendor.ts';

export const miro: Vendor = {
  slug: 'miro',
  name: 'Miro',
  category: 'business',
  statusPageUrl: 'https://status.miro.com',
  hosts: [{ host: 'api.miro.com' }, { suffix: 'miro.com' }],
  packages: { pypi: [{ name: 'miro-api' }], npm: [{ name: '@mirohq/miro-api' }] },
  sources: ['https://developers.miro.com', 'https://status.miro.com', 'known'],
};
