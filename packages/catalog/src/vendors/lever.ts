import type { Vendor } from '../vendor.ts';

export const lever: Vendor = {
  slug: 'lever',
  name: 'Lever',
  category: 'hr',
  statusPageUrl: 'https://status.lever.co',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.lever.co' }, { host: 'api.sandbox.lever.co' }, { suffix: 'lever.co' }],
  packages: {
    pypi: [{ name: 'tap-lever', class: 'C' }],
    npm: [{ name: 'gatsby-source-lever', class: 'C' }],
  },
  sources: ['https://hire.lever.co/developer/documentation'],
};
