import type { Vendor } from '../vendor.ts';

export const zenrows: Vendor = {
  slug: 'zenrows',
  name: 'ZenRows',
  category: 'scraping',
  statusPageUrl: 'https://status.zenrows.com',
  hosts: [{ host: 'api.zenrows.com' }, { suffix: 'zenrows.com' }],
  packages: {
    generic: [{ prefix: 'env:ZENROWS_', class: 'B' }],
    npm: [{ name: 'zenrows' }],
    pypi: [{ name: 'langchain-zenrows', class: 'C' }, { name: 'zenrows' }],
  },
  sources: ['https://docs.zenrows.com'],
};
