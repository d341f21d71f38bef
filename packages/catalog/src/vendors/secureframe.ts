import type { Vendor } from '../vendor.ts';

export const secureframe: Vendor = {
  slug: 'secureframe',
  name: 'Secureframe',
  category: 'security',
  statusPageUrl: 'https://status.secureframe.com',
  hosts: [{ host: 'api.secureframe.com' }, { suffix: 'secureframe.com' }],
  packages: {},
  sources: ['https://developer.secureframe.com', 'known'],
};
