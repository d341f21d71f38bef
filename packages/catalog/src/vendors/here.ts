import type { Vendor } from '../vendor.ts';

export const here: Vendor = {
  slug: 'here',
  name: 'HERE',
  category: 'location',
  statusPageUrl: 'https://status.here.com',
  hosts: [{ suffix: 'hereapi.com' }, { suffix: 'ls.hereapi.com' }, { suffix: 'here.com' }],
  packages: {
    pypi: [{ name: 'herepy', class: 'C' }],

    npm: [{ name: '@here/maps-api-for-javascript' }, { name: '@here/flexpolyline', class: 'D' }],

    golang: [{ module: 'github.com/abdullahselek/go-here', class: 'C' }],
  },
  sources: ['https://developer.here.com', 'https://status.here.com', 'known'],
};
