import type { Vendor } from '../vendor.ts';

export const sendcloud: Vendor = {
  slug: 'sendcloud',
  name: 'Sendcloud',
  category: 'shipping',
  statusPageUrl: 'https://status.sendcloud.com',
  hosts: [
    { host: 'panel.sendcloud.sc' },
    { host: 'servicepoints.sendcloud.sc' },
    { suffix: 'sendcloud.sc' },
    { suffix: 'sendcloud.dev' },
  ],
  packages: {
    pypi: [{ name: 'karrio-sendcloud', class: 'C' }],
    composer: [{ name: 'picqer/sendcloud-php-client', class: 'C' }],
  },
  sources: ['https://api.sendcloud.dev', 'known'],
};
