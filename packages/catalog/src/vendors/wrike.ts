import type { Vendor } from '../vendor.ts';

export const wrike: Vendor = {
  slug: 'wrike',
  name: 'Wrike',
  category: 'productivity',
  statusPageUrl: 'https://status.wrike.com',
  hosts: [{ suffix: 'wrike.com' }],
  packages: {
    composer: [{ name: 'michaelkaefer/oauth2-wrike', class: 'C' }],
    pypi: [
      { name: 'pywrike', class: 'C' },
      { name: 'airbyte-source-wrike', class: 'C' },
    ],
  },
  sources: ['https://developers.wrike.com', 'known'],
};
