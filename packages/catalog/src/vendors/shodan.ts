import type { Vendor } from '../vendor.ts';

export const shodan: Vendor = {
  slug: 'shodan',
  name: 'Shodan',
  category: 'security',
  statusPageUrl: 'https://status.shodan.io',
  hosts: [{ host: 'api.shodan.io' }, { suffix: 'shodan.io' }],
  packages: {
    golang: [{ module: 'github.com/shadowscatcher/shodan', class: 'C' }],
    generic: [{ prefix: 'env:SHODAN_', class: 'B' }],
    pypi: [
      { name: 'nrich', class: 'C' },
      { name: 'shodankey', class: 'C' },
      { name: 'csyshodan', class: 'C' },
      { name: 'pyshodan', class: 'C' },
      { name: 'shodan' },
    ],
  },
  sources: ['https://developer.shodan.io', 'known'],
};
