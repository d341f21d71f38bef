import type { Vendor } from '../vendor.ts';

export const jasper: Vendor = {
  slug: 'jasper',
  name: 'Jasper',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.jasper.ai' }, { suffix: 'jasper.ai' }],
  packages: {},
  sources: ['https://developers.jasper.ai', 'known'],
};
