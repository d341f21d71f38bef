import type { Vendor } from '../vendor.ts';

export const dhl: Vendor = {
  slug: 'dhl',
  name: 'DHL',
  category: 'shipping',
  statusPageUrl: null,
  hosts: [
    { host: 'api.dhlecs.com' },
    { host: 'api-gw.dhlparcel.nl' },
    { host: 'api-eu.dhl.com' },
    { host: 'api.dhl.com' },
    { host: 'express.api.dhl.com' },
    { suffix: 'dhl.com' },
  ],
  packages: {
    composer: [{ name: 'petschko/dhl-php-sdk', class: 'C' }],
    pypi: [
      { name: 'karrio-mydhl', class: 'C' },
      { name: 'karrio-dhl-universal', class: 'C' },
      { name: 'karrio-dhl-poland', class: 'C' },
      { name: 'karrio-dhl-parcel-de', class: 'C' },
      { name: 'karrio-dhl-express', class: 'C' },
    ],
  },
  sources: ['https://developer.dhl.com'],
};
