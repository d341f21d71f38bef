import type { Vendor } from '../vendor.ts';

export const turbopuffer: Vendor = {
  slug: 'turbopuffer',
  name: 'turbopuffer',
  category: 'database',
  statusPageUrl: 'https://status.turbopuffer.com',
  hosts: [{ suffix: 'turbopuffer.com' }],
  packages: {
    generic: [{ prefix: 'env:TURBOPUFFER_', class: 'B' }],
    npm: [{ name: '@turbopuffer/turbopuffer' }],
    pypi: [{ name: 'langchain-turbopuffer', class: 'C' }, { name: 'turbopuffer' }],
  },
  sources: ['https://turbopuffer.com/docs'],
};
