import type { Vendor } from '../vendor.ts';

export const abstractApi: Vendor = {
  slug: 'abstract-api',
  name: 'Abstract API',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ suffix: 'abstractapi.com' }],
  packages: { pypi: [{ name: 'aioabstractapi', class: 'C' }] },
  sources: ['https://docs.abstractapi.com', 'known'],
};
