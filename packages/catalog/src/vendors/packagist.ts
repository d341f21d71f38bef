import type { Vendor } from '../vendor.ts';

export const packagist: Vendor = {
  slug: 'packagist',
  name: 'Packagist',
  category: 'registry',
  statusPageUrl: 'https://status.packagist.org',
  hosts: [{ host: 'packagist.org' }, { host: 'repo.packagist.org' }, { suffix: 'packagist.org' }],
  packages: {
    composer: [{ name: 'spatie/packagist-api', class: 'C' }],
  },
  sources: ['https://packagist.org/apidoc'],
};
