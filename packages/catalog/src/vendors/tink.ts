import type { Vendor } from '../vendor.ts';

export const tink: Vendor = {
  slug: 'tink',
  name: 'Tink',
  category: 'finance',
  statusPageUrl: 'https://status.tink.com',
  hosts: [{ host: 'api.tink.com' }, { suffix: 'tink.com' }],
  packages: { cocoapods: [{ name: 'TinkLink' }], pypi: [{ name: 'tink-http-python', class: 'C' }] },
  sources: ['https://docs.tink.com'],
};
