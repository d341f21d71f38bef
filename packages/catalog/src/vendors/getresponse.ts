import type { Vendor } from '../vendor.ts';

export const getresponse: Vendor = {
  slug: 'getresponse',
  name: 'GetResponse',
  category: 'email',
  statusPageUrl: 'https://status.getresponse.com',
  hosts: [{ host: 'api.getresponse.com' }, { suffix: 'getresponse.com' }],
  packages: {
    composer: [{ name: 'getresponse/sdk-php' }],
    pypi: [
      { name: 'getresponse', class: 'C' },
      { name: 'tap-getresponse', class: 'C' },
    ],
  },
  sources: ['https://apidocs.getresponse.com', 'known'],
};
