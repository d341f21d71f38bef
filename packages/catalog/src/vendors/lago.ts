import type { Vendor } from '../vendor.ts';

export const lago: Vendor = {
  slug: 'lago',
  name: 'Lago',
  category: 'payments',
  statusPageUrl: 'https://status.getlago.com',
  hosts: [{ host: 'api.getlago.com' }, { host: 'api.eu.getlago.com' }, { suffix: 'getlago.com' }],
  packages: {
    gem: [{ name: 'lago-ruby-client', class: 'B' }],
    golang: [{ module: 'github.com/getlago/lago-go-client', class: 'B' }],
    npm: [{ name: 'lago-javascript-client', class: 'B' }],
    pypi: [{ name: 'lago-python-client', class: 'B' }],
  },
  sources: ['https://getlago.com/docs', 'known'],
};
