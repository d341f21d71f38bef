import type { Vendor } from '../vendor.ts';

export const anaconda: Vendor = {
  slug: 'anaconda',
  name: 'Anaconda',
  category: 'registry',
  statusPageUrl: 'https://anaconda.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'repo.anaconda.com' },
    { host: 'conda.anaconda.org' },
    { host: 'api.anaconda.org' },
    { suffix: 'anaconda.com' },
    { suffix: 'anaconda.org' },
  ],
  packages: { pypi: [{ name: 'anaconda-auth' }, { name: 'anaconda-client' }] },
  sources: ['https://www.anaconda.com/docs', 'known'],
};
