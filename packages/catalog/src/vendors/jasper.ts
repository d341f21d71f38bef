import type { Vendor } from '../vendor.ts';

export const jasper: Vendor = {
  slug: 'jasper',
  name: 'Jasper',
  category: 'ai',
  statusPageUrl: 'https://status.jasper.ai',
  hosts: [{ host: 'api.jasper.ai' }, { suffix: 'jasper.ai' }],
  packages: {},
  sources: ['https://developers.jasper.ai', 'known'],
};
