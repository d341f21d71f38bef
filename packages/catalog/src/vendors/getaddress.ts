import type { Vendor } from '../vendor.ts';

export const getaddress: Vendor = {
  slug: 'getaddress',
  name: 'getAddress.io',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.getaddress.io' }, { suffix: 'getaddress.io' }],
  packages: {
    npm: [
      { name: '@getaddress/autocomplete' },
      { name: 'getaddress-autocomplete-modal' },
      { name: 'getaddress-autocomplete' },
      { name: 'getaddress-find' },
      { name: 'getaddress-api' },
    ],
  },
  sources: ['https://documentation.getaddress.io', 'known'],
};
