import type { Vendor } from '../vendor.ts';

export const workato: Vendor = {
  slug: 'workato',
  name: 'Workato',
  category: 'automation',
  statusPageUrl: 'https://status.workato.com',
  hosts: [{ suffix: 'workato.com' }],
  packages: {
    pypi: [{ name: 'tap-workato', class: 'C' }],
    generic: [{ prefix: 'env:WORKATO_', class: 'B' }],
    gem: [{ name: 'workato-connector-sdk', class: 'G' }],
  },
  sources: ['https://docs.workato.com', 'known'],
};
