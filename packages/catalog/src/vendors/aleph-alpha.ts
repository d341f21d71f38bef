import type { Vendor } from '../vendor.ts';

export const alephAlpha: Vendor = {
  slug: 'aleph-alpha',
  name: 'Aleph Alpha',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.aleph-alpha.com' }, { suffix: 'aleph-alpha.com' }],
  packages: { pypi: [{ name: 'aleph-alpha-client' }] },
  sources: ['https://docs.aleph-alpha.com', 'known'],
};
