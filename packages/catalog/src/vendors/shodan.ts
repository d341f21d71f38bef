import type { Vendor } from '../vendor.ts';

export const shodan: Vendor = {
  slug: 'shodan',
  name: 'Shodan',
  category: 'security',
  statusPageUrl: 'https://status.shodan.io',
  hosts: [{ host: 'api.shodan.io' }, { suffix: 'shodan.io' }],
  packages: { generic: [{ prefix: 'env:SHODAN_', class: 'B' }], pypi: [{ name: 'shodan' }] },
  sources: ['https://developer.shodan.io', 'known'],
};
