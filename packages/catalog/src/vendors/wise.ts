import type { Vendor } from '../vendor.ts';

export const wise: Vendor = {
  slug: 'wise',
  name: 'Wise',
  category: 'payments',
  statusPageUrl: 'https://status.wise.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'wise-sandbox.com' },
    { host: 'api.wise-sandbox.com' },
    { host: 'api.wise.com' },
    { host: 'api.transferwise.com' },
    { host: 'api.sandbox.transferwise.tech' },
    { suffix: 'wise.com' },
    { suffix: 'transferwise.com' },
    { suffix: 'transferwise.tech' },
  ],
  packages: {
    pypi: [
      { name: 'pywisetransfer', class: 'C' },
      { name: 'wise-api-client', class: 'C' },
      { name: 'wise-sdk', class: 'C' },
    ],
    gem: [{ name: 'transferwise-ruby', class: 'C' }],
    generic: [{ prefix: 'env:WISE_', class: 'B' }],
  },
  sources: ['https://docs.wise.com', 'https://status.wise.com', 'known'],
};
