import type { Vendor } from '../vendor.ts';

export const iugu: Vendor = {
  slug: 'iugu',
  name: 'iugu',
  category: 'payments',
  statusPageUrl: 'https://status.iugu.com',
  hosts: [{ host: 'api.iugu.com' }, { suffix: 'iugu.com' }],
  packages: {
    hex: [{ name: 'iugu', class: 'C' }],
    pypi: [
      { name: 'iugupy', class: 'C' },
      { name: 'iugu-python-sdk', class: 'C' },
    ],
    composer: [{ name: 'iugu/iugu' }],
    gem: [{ name: 'iugu' }],
    npm: [{ name: 'iugu' }],
  },
  sources: ['https://dev.iugu.com', 'known'],
};
