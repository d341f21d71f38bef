import type { Vendor } from '../vendor.ts';

export const urlbox: Vendor = {
  slug: 'urlbox',
  name: 'Urlbox',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'api.urlbox.com' }, { host: 'api.urlbox.io' }, { suffix: 'urlbox.com' }, { suffix: 'urlbox.io' }],
  packages: { generic: [{ prefix: 'env:URLBOX_', class: 'B' }], npm: [{ name: 'urlbox' }] },
  sources: ['https://urlbox.com/docs', 'known'],
};
